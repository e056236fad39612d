import { fromPromise } from 'xstate';
import { accountMachine } from '#machines/account/account.machine.ts';
import { cancellationUndoMachine } from '#machines/account/cancellation-undo.ts';
import type { Membership } from '#machines/domain/member.ts';
import type { PlanChoice } from '#machines/domain/plan-choice.ts';
import type { PaymentAnswer } from '#machines/payment/payment.types.ts';
import { accountReads } from '#machines/account/account-reads.ts';
import { accountSettingsMachine } from '#machines/account-settings/account-settings.machine.ts';
import { newsletterForm, settingForm, type SettingAnswer } from '#machines/account-settings/setting-forms.ts';
import type { SettingChange } from '#machines/domain/setting-rows.ts';
import { affinityMachine } from '#machines/affinity/affinity.machine.ts';
import { changeEmail, changePassword, changePreferences } from '#src/api/account-changes.ts';
import { chooseAffinity, fetchAffinities } from '#src/api/affinities.ts';
import { fetchCharges, fetchGiving } from '#src/api/billing.ts';
import { changeProfile } from '#src/api/profile.ts';
import { cancelDowngrade, undoCancel } from '#src/api/plan-changes.ts';
import type { AppDependencies } from '#src/app/app-dependencies.ts';
import { membershipNow } from '#src/app/membership-now.ts';
import { lazyModule } from '#src/code/lazy-module.ts';
import { providePayment, type PaymentSight } from '#src/flows/payment/payment.actors.ts';
import { provideDevices } from './devices.actors.ts';
import { provideEmailChange } from './email-change.actors.ts';
import { provideUpdates } from './updates.actors.ts';
import { ReceiptBody, StatementBody } from './lazy-parts.ts';

const receiptCalls = lazyModule(() => import('./receipt.actors.ts'));

/** The account page with its real actors. */
export function provideAccount(dependencies: AppDependencies) {
  const { http } = dependencies;

  async function send(
    plan: PlanChoice,
    key: string | null,
    signal: AbortSignal,
  ): Promise<PaymentAnswer<Membership>> {
    return { kind: 'settled', answer: await undoCancel(http, plan, key, signal) };
  }

  async function ask(signal: AbortSignal): Promise<PaymentSight<Membership>> {
    const membership = await membershipNow(dependencies, signal);
    return membership.status === 'churned' ? { kind: 'absent' } : { kind: 'settled', answer: membership };
  }

  return accountMachine.provide({
    actors: {
      settings: provideSettings(dependencies),
      charges: accountReads.charges.provide({
        actors: {
          fetchResource: fromPromise(({ input, signal }) => fetchCharges(http, input.params, signal)),
        },
      }),
      devices: provideDevices(http),
      emailChange: provideEmailChange(http),
      updates: provideUpdates(http),
      giving: accountReads.giving.provide({
        actors: { fetchResource: fromPromise(({ signal }) => fetchGiving(http, null, signal)) },
      }),
      receipt: accountReads.receipt.provide({
        actors: {
          fetchResource: fromPromise(async ({ input, signal }) => {
            const [{ fetchReceipt }] = await Promise.all([receiptCalls.load(), ReceiptBody.load()]);
            return fetchReceipt(dependencies, input.params, signal);
          }),
        },
      }),
      statement: accountReads.statement.provide({
        actors: {
          fetchResource: fromPromise(async ({ input, signal }) => {
            const { period } = input.params;
            const [giving] = await Promise.all([fetchGiving(http, period, signal), StatementBody.load()]);
            return giving;
          }),
        },
      }),
      affinities: accountReads.affinities.provide({
        actors: { fetchResource: fromPromise(({ signal }) => fetchAffinities(http, signal)) },
      }),
      cancelDowngrade: fromPromise(({ signal }) => cancelDowngrade(http, signal, dependencies.downgradePath)),
      fetchMembership: fromPromise(({ signal }) => membershipNow(dependencies, signal)),
      cancellationUndo: providePayment(cancellationUndoMachine, dependencies, { send, ask }),
    },
  });
}

/** The settings with their real actors. */
function provideSettings({ http, drafts }: AppDependencies) {
  const send = async (change: SettingChange, signal: AbortSignal): Promise<SettingAnswer> => {
    switch (change.row) {
      case 'address':
        return { user: await changeProfile(http, { address: change.values }, signal) };
      case 'email':
        return { user: await changeEmail(http, change.values, signal) };
      case 'password':
        await changePassword(http, change.values, signal);
        return {};
      case 'maxRoundUp':
        return { membership: await changePreferences(http, change.values, signal) };
      default:
        return { user: await changeProfile(http, change.values, signal) };
    }
  };
  return accountSettingsMachine.provide({
    actors: {
      setting: settingForm.provide({
        actors: {
          sendForm: fromPromise(async ({ input: { values: change }, signal }) => {
            const answer = await send(change, signal);
            drafts.draft(`account-${change.row}`).clear();
            return answer;
          }),
        },
      }),
      newsletter: newsletterForm.provide({
        actors: {
          sendForm: fromPromise(({ input: { values }, signal }) =>
            changePreferences(http, { newsletter: values.isRequested }, signal),
          ),
        },
      }),
      affinity: affinityMachine.provide({
        actors: {
          fetchAffinities: fromPromise(({ signal }) => fetchAffinities(http, signal)),
          chooseAffinity: fromPromise<void, { id: string }>(async ({ input, signal }) => {
            await chooseAffinity(http, input.id, signal);
          }),
        },
      }),
    },
  });
}
