import * as v from 'valibot';

/** The first key of each field that is refused, by the field's name; `''` for a schema that is no form. */
export function keysOf(schema: v.GenericSchema, input: unknown): Record<string, string> {
  const { issues = [] } = v.safeParse(schema, input);
  return Object.fromEntries(issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message]).toReversed());
}
