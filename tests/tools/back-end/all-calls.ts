import { calls as accountChanges } from '#src/api/account-changes.ts';
import { calls as activation } from '#src/api/activation.ts';
import { calls as activity } from '#src/api/activity.ts';
import { calls as affinities } from '#src/api/affinities.ts';
import { calls as billing } from '#src/api/billing.ts';
import { calls as cardChanges } from '#src/api/card-changes.ts';
import { calls as cardLinking } from '#src/api/card-linking.ts';
import { calls as cards } from '#src/api/cards.ts';
import { calls as categories } from '#src/api/categories.ts';
import { calls as client } from '#src/api/client.ts';
import { calls as devices } from '#src/api/devices.ts';
import { calls as history } from '#src/api/history.ts';
import { calls as http } from '#src/api/http.ts';
import { calls as membership } from '#src/api/membership.ts';
import { calls as passwordReset } from '#src/api/password-reset.ts';
import { calls as payouts } from '#src/api/payouts.ts';
import { calls as pendingEmail } from '#src/api/pending-email.ts';
import { calls as planChanges } from '#src/api/plan-changes.ts';
import { calls as profile } from '#src/api/profile.ts';
import { calls as referrals } from '#src/api/referrals.ts';
import { calls as rewards } from '#src/api/rewards.ts';
import { calls as savedOffers } from '#src/api/saved-offers.ts';
import { calls as session } from '#src/api/session.ts';
import { calls as signUp } from '#src/api/sign-up.ts';
import { calls as social } from '#src/api/social.ts';
import { calls as summary } from '#src/api/summary.ts';
import { calls as theme } from '#src/api/theme.ts';
import { calls as tiers } from '#src/api/tiers.ts';
import type { Call, Calls } from '#src/api/call.ts';

/** Every call of the app, under the name of the actor that makes it. */
export const allCalls = {
  ...accountChanges,
  ...activation,
  ...activity,
  ...affinities,
  ...billing,
  ...cardChanges,
  ...cardLinking,
  ...cards,
  ...categories,
  ...client,
  ...devices,
  ...history,
  ...http,
  ...membership,
  ...passwordReset,
  ...payouts,
  ...pendingEmail,
  ...planChanges,
  ...profile,
  ...referrals,
  ...rewards,
  ...savedOffers,
  ...session,
  ...signUp,
  ...social,
  ...summary,
  ...theme,
  ...tiers,
} as const satisfies Calls;

export type CallName = keyof typeof allCalls;

export const callNames = Object.keys(allCalls) as CallName[];

/** The name of a call, or of the one that it is a copy of. One that is not registered is an error. */
export function registeredName(call: Call): CallName {
  const isCopy = ({ method, path, keyed }: Call) =>
    method === call.method && path === call.path && keyed === call.keyed;
  const found =
    callNames.find((name) => allCalls[name] === call) ?? callNames.find((name) => isCopy(allCalls[name]));
  if (!found) throw new Error(`${call.method} ${call.path} is not in tests/tools/back-end/all-calls.ts.`);
  return found;
}
