import * as v from 'valibot';

/** How many rows of a list are read at once, at most. */
export const maximumPageSize = 1000;

/** Whether a text can be the id of a row; no other is sent to the database. */
export function isUuid(text: string): boolean {
  return v.is(v.pipe(v.string(), v.uuid()), text);
}
