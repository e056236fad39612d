import * as v from 'valibot';

/**
 * Checks a field against others of its object. It waits for those that are not even of their type, and runs beside the
 * errors of all other fields. `key` names the message shown on the first field named.
 */
export function fieldsAgree<Values extends object, Key extends string>(
  names: readonly [keyof Values & string, ...(keyof Values & string)[]],
  agree: (values: Values) => boolean,
  key: Key,
) {
  const [field] = names;
  const isUnreadable = ({ kind, path }: v.BaseIssue<unknown>) =>
    kind === 'schema' && (!path || names.some((name) => name === path[0].key));
  const check = v.rawCheck<Values>(({ dataset, addIssue }) => {
    if (dataset.issues?.some(isUnreadable)) return;
    const values = dataset.value as Values;
    if (agree(values)) return;
    const input = { ...values } as Record<string, unknown>;
    addIssue({ path: [{ type: 'object', origin: 'value', input, key: field, value: input[field] }] });
  });
  return { ...check, message: key };
}
