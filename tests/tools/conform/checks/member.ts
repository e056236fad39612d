import { Script } from 'node:vm';
import { newestFirst } from '#machines/domain/transaction.ts';
import { fetchContributions, fetchTransactions } from '#src/api/activity.ts';
import { fetchAffinities } from '#src/api/affinities.ts';
import { fetchCharge, fetchCharges, fetchGiving } from '#src/api/billing.ts';
import { fetchCardForm } from '#src/api/card-linking.ts';
import { fetchCards } from '#src/api/cards.ts';
import { fetchDevices } from '#src/api/devices.ts';
import { fetchHistory, fetchUpdates } from '#src/api/history.ts';
import { fetchPayout, fetchPayouts } from '#src/api/payouts.ts';
import { previewChange } from '#src/api/plan-changes.ts';
import { fetchReferralLink, fetchReferrals } from '#src/api/referrals.ts';
import { fetchSavedOffers } from '#src/api/saved-offers.ts';
import { fetchSummary } from '#src/api/summary.ts';
import type { Session } from '#machines/domain/member.ts';
import type { PlanChoice } from '#machines/domain/plan-choice.ts';
import type { Asking } from '../asking.ts';

/** The specified reads of a member. */
export async function checkMember(
  asking: Asking,
  choice: PlanChoice | null,
  session: Session | null,
): Promise<void> {
  await asking.ask('fetchCards', (http, signal) => fetchCards(http, {}, signal));
  await asking.ask('fetchContributions', (http, signal) =>
    fetchContributions(http, { unit: 'month' }, signal),
  );
  await checkCardForm(asking);
  const status = session?.membership?.status;
  if (session !== null && status !== 'active' && status !== 'unknown')
    return asking.findings.leaveOut(
      'GET membership/update-preview',
      `this member ${status === undefined ? 'has no membership' : `is ${status}`}: an active one is needed in the member file`,
    );
  if (choice === null)
    return asking.findings.leaveOut(
      'GET membership/update-preview',
      'no dearer plan was found; name one in the member file: membershipTierId, membershipTierPlanId',
    );
  await asking.ask('previewChange', (http, signal) => previewChange(http, choice, signal));
}

async function checkCardForm(asking: Asking): Promise<void> {
  const outcome = await asking.ask('fetchCardForm', fetchCardForm);
  if (!('output' in outcome)) return;
  if (!isScript(outcome.output))
    asking.findings.add(
      'broken',
      'GET card-hosted-form',
      'a text that is no JavaScript',
      'No card can be linked, and nobody can join.',
      'scriptContent',
    );
}

/** Whether a text can be compiled; it is not run. */
function isScript(text: string): boolean {
  try {
    return Boolean(new Script(text));
  } catch {
    return false;
  }
}

/** The reads beyond the specification, each of which an API may lack. */
export async function checkOptional(asking: Asking): Promise<void> {
  const { ask } = asking;
  await ask('fetchSummary', fetchSummary);
  await ask('fetchTransactions', (http, signal) =>
    fetchTransactions(http, { sort: newestFirst, pageNumber: 1, pageSize: 25 }, signal),
  );
  const payouts = await ask('fetchPayouts', fetchPayouts);
  const [payout] = 'output' in payouts ? payouts.output : [];
  if (payout) await ask('fetchPayout', (http, signal) => fetchPayout(http, payout.id, signal));
  const charges = await ask('fetchCharges', (http, signal) => fetchCharges(http, { count: 6 }, signal));
  const [charge] = 'output' in charges ? charges.output.items : [];
  if (charge) await ask('fetchCharge', (http, signal) => fetchCharge(http, charge.id, signal));
  await ask('fetchGiving', (http, signal) => fetchGiving(http, null, signal));
  await ask('fetchHistory', (http, signal) => fetchHistory(http, { count: 6 }, signal));
  await ask('fetchUpdates', (http, signal) => fetchUpdates(http, { count: 6 }, signal));
  await ask('fetchSavedOffers', (http, signal) =>
    fetchSavedOffers(http, { pageNumber: 1, pageSize: 20 }, signal),
  );
  await ask('fetchDevices', fetchDevices);
  await ask('fetchReferrals', fetchReferrals);
  await ask('fetchReferralLink', fetchReferralLink);
  await ask('fetchAffinities', fetchAffinities);
}
