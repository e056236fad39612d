import { referralsSchema, summaryOf, type Referrals } from '#machines/domain/referral.ts';
import { referralLinkSchema, type ReferralLink } from '#machines/domain/referral-link.ts';
import type { Calls } from './call.ts';
import { fetchEveryPage } from './every-page.ts';
import type { Http } from './http.ts';

export const calls = {
  fetchReferralLink: { method: 'GET', path: 'referrals/link', optional: true },
  fetchReferrals: { method: 'GET', path: 'referrals', optional: true },
} as const satisfies Calls;

/** The link by which friends join, which is the member's own. */
export function fetchReferralLink(http: Http, signal: AbortSignal): Promise<ReferralLink> {
  return http.send(calls.fetchReferralLink, referralLinkSchema, { signal });
}

/** All friends whom the member has invited, the latest first. Amounts are cents. */
export async function fetchReferrals(http: Http, signal: AbortSignal): Promise<Referrals> {
  let summary: Referrals['summary'] | null = null;
  const { items } = await fetchEveryPage(async (asked) => {
    const page = await http.send(calls.fetchReferrals, referralsSchema, {
      signal,
      query: { ...asked },
    });
    summary ??= page.summary;
    return page;
  });
  return { items, summary: summary ?? summaryOf(items) };
}
