/** What is found once for each key, and known as long as the key lives. */
export function onceFor<Key extends WeakKey, Found>(find: (key: Key) => Found): (key: Key) => Found {
  const known = new WeakMap<Key, { found: Found }>();
  return (key) => {
    const reported = known.get(key) ?? { found: find(key) };
    known.set(key, reported);
    return reported.found;
  };
}

/** The same for each name that an owner has. */
export function onceForEach<Found>(): (owner: WeakKey, name: string, find: () => Found) => Found {
  const namesOf = onceFor<WeakKey, Map<string, { found: Found }>>(() => new Map());
  return (owner, name, find) => {
    const names = namesOf(owner);
    const reported = names.get(name) ?? { found: find() };
    names.set(name, reported);
    return reported.found;
  };
}
