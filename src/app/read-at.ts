const firstSeen = new WeakMap<object, Date>();

/** When an answer came, which is shown as soon as it is there: an answer is known again on each later page. */
export function readAt(answer: object): Date {
  const known = firstSeen.get(answer) ?? new Date();
  firstSeen.set(answer, known);
  return known;
}
