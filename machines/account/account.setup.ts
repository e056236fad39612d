import { assign, setup } from 'xstate';
import { asAppError, type AppError } from '#machines/domain/app-error.ts';
import type { Membership } from '#machines/domain/member.ts';
import { renewalAfter } from '#machines/domain/plan-change.ts';
import type { PlanChoice } from '#machines/domain/plan-choice.ts';
import { scheduledSubscription } from '#machines/domain/scheduled-plan.ts';
import { defaultToastTimeout, type ToastMessage } from '#machines/domain/toast.ts';
import type { PaymentOutput } from '#machines/payment/payment.machine.ts';
import { tellApp } from '#machines/tell-app.ts';
import { unprovided } from '#machines/unprovided.ts';
import { membershipKeepMachine } from './membership-keep.ts';

export interface AccountContext {
  /** What a cancelled membership goes on with. */
  plan: PlanChoice | null;
  error: AppError | null;
}

export type AccountEvent =
  /** Takes a scheduled downgrade back. */
  | { type: 'plan.keep' }
  /** Takes a cancellation back. */
  | { type: 'membership.keep'; plan: PlanChoice };

type Outcome = PaymentOutput<Membership>;

/** The actors, guards and actions of the account page. */
export const accountSetup = setup({
  types: {} as {
    context: AccountContext;
    events: AccountEvent;
    children: { membershipKeep: 'membershipKeep' };
  },
  actors: {
    cancelDowngrade: unprovided<Membership>('cancelDowngrade'),
    fetchMembership: unprovided<Membership>('fetchMembership'),
    membershipKeep: membershipKeepMachine,
  },
  guards: {
    isScheduled: (_, { membership }: { membership: Membership }) =>
      scheduledSubscription(membership) !== null,
    isKept: (_, { output }: { output: Outcome }) => output.kind === 'succeeded',
  },
  actions: {
    keepChoice: assign({ plan: (_, { plan }: { plan: PlanChoice }) => plan, error: null }),
    keepError: assign({ error: (_, { error }: { error: unknown }) => asAppError(error) }),
    keepTimeout: assign({ error: { kind: 'timeout' } }),
    keepReason: assign({
      error: (_, { output }: { output: Outcome }) =>
        output.kind === 'failed' ? (output.error ?? { kind: 'timeout' as const }) : null,
    }),
    forgetAll: assign({ plan: null, error: null }),
    tellMembership: tellApp<AccountContext, AccountEvent, { membership: Membership }>(
      (_, { membership }) => ({ type: 'session.change', membership }),
    ),
    tellKept: tellApp<AccountContext, AccountEvent, { output: Outcome }>((_, { output }) => ({
      type: 'session.change',
      ...(output.kind === 'succeeded' && { membership: output.answer }),
    })),
    showToast: tellApp<AccountContext, AccountEvent, { message: ToastMessage }>((_, { message }) => ({
      type: 'toast.show',
      content: { message, type: 'success', timeout: defaultToastTimeout },
    })),
  },
  delays: { answerTimeout: 45_000 },
});

/** When a membership that goes on is renewed, an instant; null when the server does not say. */
export function renewsOn(output: Outcome): string | null {
  const current = output.kind === 'succeeded' ? output.answer.currentSubscription : null;
  return current && renewalAfter(current);
}
