import * as v from 'valibot';
import type { PlanChoice } from '#machines/domain/plan-choice.ts';
import { plainToken, type SignUpEntry } from '#machines/domain/sign-up-entry.ts';
import { toMajorUnits, type Cents } from '#machines/domain/wire.ts';
import { readCookie, removeCookie, writeCookie, type CookieName } from './cookies.ts';
import { readJson, safeStorage, type KeyValueStorage } from './storage.ts';

const lastChoiceKey = 'last-plan-choice';

const choiceSchema = v.object({ membershipTierId: plainToken, membershipTierPlanId: v.nullable(plainToken) });

/** Keeps for an hour what a sign-up link brought. What the link left out stays as it was. */
export function storeSignUpEntry(entry: SignUpEntry): void {
  if (entry.tierId !== null) {
    storePlanChoice({ membershipTierId: entry.tierId, membershipTierPlanId: entry.tierPlanId });
  }
  if (entry.maxRoundUp !== null) storeMaxRoundUp(entry.maxRoundUp);
  const values: Partial<Record<CookieName, string | null>> = {
    signup_referral_code: entry.referralCode,
    signup_affid: entry.affiliateId,
    signup_dest: entry.destinationCode,
  };
  for (const [name, value] of Object.entries(values) as [CookieName, string | null][]) {
    if (value !== null) writeCookie(name, value);
  }
}

/** What is kept of earlier sign-up links and choices. */
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

/** Keeps for an hour which tier and plan was chosen, in place of an earlier choice. */
export function storePlanChoice({ membershipTierId, membershipTierPlanId }: PlanChoice): void {
  writeCookie('signup_tier_id', membershipTierId);
  if (membershipTierPlanId === null) removeCookie('signup_tier_plan_id');
  else writeCookie('signup_tier_plan_id', membershipTierPlanId);
}

/** Keeps for an hour the cap that was entered, cents, in place of the one of a link; null is unlimited. */
export function storeMaxRoundUp(cap: Cents | null): void {
  if (cap === null) removeCookie('signup_max_round_up');
  else writeCookie('signup_max_round_up', String(toMajorUnits(cap)));
}

/** Takes the choice back, so that it is asked again; the tab remembers it to suggest it. */
export function clearPlanChoice(storage: KeyValueStorage): void {
  const { tierId, tierPlanId } = readSignUpEntry();
  if (tierId !== null) {
    const choice: PlanChoice = { membershipTierId: tierId, membershipTierPlanId: tierPlanId };
    safeStorage(storage).setItem(lastChoiceKey, JSON.stringify(choice));
  }
  removeCookie('signup_tier_id');
  removeCookie('signup_tier_plan_id');
}

/** The choice that was last taken back in this tab. */
export function readLastPlanChoice(storage: KeyValueStorage): PlanChoice | null {
  const choice = v.safeParse(choiceSchema, readJson(safeStorage(storage).getItem(lastChoiceKey)));
  return choice.success ? choice.output : null;
}

/** Gives back the choice that was last taken back in this tab, where no other was made since. */
export function restorePlanChoice(storage: KeyValueStorage): void {
  const last = readSignUpEntry().tierId === null ? readLastPlanChoice(storage) : null;
  if (last) storePlanChoice(last);
}

/** Forgets everything about signing up, once somebody has joined. */
export function clearSignUp(storage: KeyValueStorage): void {
  const names: readonly CookieName[] = [
    'signup_tier_id',
    'signup_tier_plan_id',
    'signup_referral_code',
    'signup_max_round_up',
    'signup_affid',
    'signup_dest',
  ];
  for (const name of names) removeCookie(name);
  safeStorage(storage).removeItem(lastChoiceKey);
}
