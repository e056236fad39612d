import { digitsOf } from './card-number.ts';

/** Where the caret stands after formatting: behind the same digit as before, and at the end if it was there. */
export function caretAfter(before: string, caret: number, after: string): number {
  if (caret >= before.length) return after.length;
  const behind = digitsOf(before.slice(0, caret)).length + digitsOf(after).length - digitsOf(before).length;
  let position = 0;
  for (let seen = 0; seen < behind && position < after.length; position += 1) {
    if (/\d/.test(after.charAt(position))) seen += 1;
  }
  return position;
}
