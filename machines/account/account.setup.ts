import { assign, sendTo, setup } from 'xstate';
import { accountSettingsMachine } from '#machines/account-settings/account-settings.machine.ts';
import type { SettingsFact } from '#machines/account-settings/account-settings.setup.ts';
import { answerTimeout, errorActions, shortAnswerTimeout } from '#machines/call.ts';
import { devicesMachine, type DevicesFact } from '#machines/devices/devices.machine.ts';
import { emailChangeMachine, type EmailChangeFact } from '#machines/email-change/email-change.machine.ts';
import type { AppError } from '#machines/domain/app-error.ts';
import type { Period } from '#machines/domain/giving.ts';
import type { Membership } from '#machines/domain/member.ts';
import { renewalAfter } from '#machines/domain/plan-change.ts';
import type { PlanChoice } from '#machines/domain/plan-choice.ts';
import { scheduledSubscription } from '#machines/domain/scheduled-plan.ts';
import type { SettingRow } from '#machines/domain/setting-rows.ts';
import { defaultToastTimeout, type ToastMessage } from '#machines/domain/toast.ts';
import type { MemberChanged, PageFlowInput, StepEntered } from '#machines/page/page.types.ts';
import type { PaymentOutput } from '#machines/payment/payment.types.ts';
import { updatesMachine } from '#machines/updates/updates.machine.ts';
import { notify } from '#machines/notify.ts';
import { notProvided } from '#machines/not-provided.ts';
import { searchOf, type AccountPlace } from './account-place.ts';
import { accountReads, chargesAtOnce, type ReceiptParams } from './account-reads.ts';
import { cancellationUndoMachine } from './cancellation-undo.ts';

export interface AccountContext {
  /** What the address asks for. */
  place: AccountPlace;
  /** What a link to confirm a new email brought along; null for none. */
  emailToken: string | null;
  /** How many charges are shown. */
  chargeCount: number;
  /** What a cancelled membership goes on with. */
  plan: PlanChoice | null;
  error: AppError | null;
}

export type AccountEvent =
  /** Takes a scheduled downgrade back. */
  | { type: 'downgrade.undo' }
  /** Takes a cancellation back. */
  | { type: 'cancellation.undo'; plan: PlanChoice }
  | { type: 'charges.more' }
  /** The statement of a period. */
  | { type: 'period.choose'; period: Period }
  | SettingsFact
  | DevicesFact
  | EmailChangeFact
  | StepEntered
  | MemberChanged;

type Outcome = PaymentOutput<Membership>;

/** The actors, guards and actions of the account page. */
export const accountSetup = setup({
  types: {} as {
    context: AccountContext;
    events: AccountEvent;
    input: Pick<PageFlowInput, 'search'>;
    children: {
      cancellationUndo: 'cancellationUndo';
      settings: 'settings';
      charges: 'charges';
      giving: 'giving';
      receipt: 'receipt';
      statement: 'statement';
      affinities: 'affinities';
      devices: 'devices';
      updates: 'updates';
      emailChange: 'emailChange';
    };
  },
  actors: {
    cancelDowngrade: notProvided<Membership>('cancelDowngrade'),
    fetchMembership: notProvided<Membership>('fetchMembership'),
    cancellationUndo: cancellationUndoMachine,
    settings: accountSettingsMachine,
    devices: devicesMachine,
    updates: updatesMachine,
    emailChange: emailChangeMachine,
    ...accountReads,
  },
  guards: {
    isSame: ({ context }, { place }: { place: AccountPlace }) =>
      JSON.stringify(place) === JSON.stringify(context.place),
    hasToken: (_, { token }: { token: string | null }) => token !== null,
    isReceipt: (_, { place }: { place: AccountPlace }) => place.view === 'receipt',
    isStatement: (_, { place }: { place: AccountPlace }) => place.view === 'statement',
    isRow: (_, { place }: { place: AccountPlace }) => place.view === 'account' && place.row !== null,
    /** It logs all other devices out. */
    isPassword: (_, { row }: { row: SettingRow | null }) => row === 'password',
    isScheduled: (_, { membership }: { membership: Membership }) =>
      scheduledSubscription(membership) !== null,
    isStored: (_, { output }: { output: Outcome }) => output.kind === 'succeeded',
  },
  actions: {
    setPlace: assign({ place: (_, { place }: { place: AccountPlace }) => place }),
    openRow: sendTo('settings', ({ context: { place } }) => ({
      type: 'row.open' as const,
      row: (place.view === 'account' && place.row) || ('name' as const),
    })),
    openLink: sendTo('emailChange', (_, { token }: { token: string | null }) => ({
      type: 'link.open' as const,
      token: token ?? '',
    })),
    loadReceipt: sendTo('receipt', ({ context: { place } }) => ({
      type: 'resource.load' as const,
      params: receiptOf(place),
    })),
    loadStatement: sendTo('statement', ({ context: { place } }) => ({
      type: 'resource.load' as const,
      params: { period: place.view === 'statement' ? place.period : { from: '', to: '' } },
    })),
    loadCharges: sendTo('charges', ({ context: { chargeCount: count } }) => ({
      type: 'resource.load' as const,
      params: { count },
    })),
    loadGiving: sendTo('giving', { type: 'resource.load', params: {} }),
    loadAffinities: sendTo('affinities', { type: 'resource.load', params: {} }),
    requestMoreCharges: assign({ chargeCount: ({ context }) => context.chargeCount + chargesAtOnce }),
    refreshDevices: sendTo('devices', { type: 'devices.refresh' }),
    refreshUpdates: sendTo('updates', { type: 'updates.refresh' }),
    goTo: notify('router', (_, { place, replaces }: { place: AccountPlace; replaces: boolean }) => ({
      type: 'navigation.requested',
      route: 'account',
      search: searchOf(place),
      replaces,
    })),
    setChoice: assign({ plan: (_, { plan }: { plan: PlanChoice }) => plan, error: null }),
    ...errorActions<AccountContext, AccountEvent>(),
    setReason: assign({
      error: (_, { output }: { output: Outcome }) =>
        output.kind === 'failed' ? (output.error ?? { kind: 'timeout' as const }) : null,
    }),
    clearAll: assign({ plan: null, error: null }),
    notifyMembership: notify('session', (_, { membership }: { membership: Membership }) => ({
      type: 'session.change',
      membership,
    })),
    notifyStored: notify('session', (_, { output }: { output: Outcome }) => ({
      type: 'session.change',
      ...(output.kind === 'succeeded' && { membership: output.answer }),
    })),
    showToast: notify('toasts', (_, { message }: { message: ToastMessage }) => ({
      type: 'toast.show',
      content: { message, type: 'success', timeout: defaultToastTimeout },
    })),
  },
  delays: { answerTimeout, shortAnswerTimeout },
});

function receiptOf(place: AccountPlace): ReceiptParams {
  return place.view === 'receipt' ? { of: place.of, id: place.id } : { of: 'charge', id: '' };
}

/** When a membership that goes on is renewed, an instant; null when the server does not say. */
export function renewsOn(output: Outcome): string | null {
  const current = output.kind === 'succeeded' ? output.answer.currentSubscription : null;
  return current && renewalAfter(current);
}
