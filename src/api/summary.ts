import { summarySchema, type MembershipSummary } from '#machines/domain/summary.ts';
import type { Calls } from './call.ts';
import type { Http } from './http.ts';

export const calls = {
  fetchSummary: { method: 'GET', path: 'membership/summary', optional: true },
} as const satisfies Calls;

/** The member's balances, last donations and next charge. Amounts are cents. */
export function fetchSummary(http: Http, signal: AbortSignal): Promise<MembershipSummary> {
  return http.send(calls.fetchSummary, summarySchema, { signal });
}
