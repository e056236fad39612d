import type { Outside } from '#src/app/outside.ts';

/** Whether a payment was asked for so lately, in milliseconds, that the server may still be working on it. */
export function startedWithin(
  milliseconds: number,
  flow: string,
  { paymentMarks }: Pick<Outside, 'paymentMarks'>,
): boolean {
  const mark = paymentMarks.read(flow);
  return mark !== null && Date.now() - mark.startedAt < milliseconds;
}
