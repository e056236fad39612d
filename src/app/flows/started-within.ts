import type { Outside } from '#src/app/outside.ts';
import { keptPayments } from './kept-payments.ts';

/** Whether a payment was asked for so lately, in milliseconds, that the server may still be working on it. */
export function startedWithin(
  milliseconds: number,
  flow: string,
  outside: Pick<Outside, 'local' | 'http'>,
): boolean {
  const mark = keptPayments(outside).read(flow);
  return mark !== null && Date.now() - mark.startedAt < milliseconds;
}
