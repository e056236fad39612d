/** A value of the context on which a state relies. Throws where it is null: the state was entered without it. */
export function present<Value>(value: Value | null, name: string): Value {
  if (value === null) throw new Error(`There is no "${name}" in this state.`);
  return value;
}
