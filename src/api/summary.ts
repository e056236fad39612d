import { summarySchema, type MembershipSummary } from '#machines/domain/summary.ts';
import * as calls from './calls.ts';
import type { Http } from './http.ts';

/** The member's balances, last donations and next charge. Amounts are cents. */
export function fetchSummary(http: Http, signal: AbortSignal): Promise<MembershipSummary> {
  return http.send(calls.fetchSummary, summarySchema, { signal });
}
