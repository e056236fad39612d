import type { SignUpEntry } from '#machines/domain/sign-up-entry.ts';
import { toMajorUnits } from '#machines/domain/wire.ts';
import { readCookie, writeCookie, type CookieName } from './cookies.ts';

/** Keeps for an hour what a sign-up link brought. What the link left out stays as it was. */
export function storeSignUpEntry(entry: SignUpEntry): void {
  const values: Partial<Record<CookieName, string | null>> = {
    signup_tier_id: entry.tierId,
    signup_tier_plan_id: entry.tierPlanId,
    signup_referral_code: entry.referralCode,
    signup_max_round_up: entry.maxRoundUp === null ? null : String(toMajorUnits(entry.maxRoundUp)),
    signup_affid: entry.affiliateId,
    signup_dest: entry.destinationCode,
  };
  for (const [name, value] of Object.entries(values) as [CookieName, string | null][]) {
    if (value !== null) writeCookie(name, value);
  }
}

/** What is kept of earlier sign-up links. */
export function readSignUpEntry(): SignUpEntry {
  return {
    tierId: readCookie('signup_tier_id'),
    tierPlanId: readCookie('signup_tier_plan_id'),
    referralCode: readCookie('signup_referral_code'),
    maxRoundUp: readCookie('signup_max_round_up'),
    affiliateId: readCookie('signup_affid'),
    destinationCode: readCookie('signup_dest'),
  };
}
