import type { AnyActorLogic, AnyStateMachine } from 'xstate';
import { samplePayout } from '#machines/samples/payouts.ts';
import { createCardsApi } from '#src/api/cards-api.ts';
import type { AppDependencies } from '#src/app/app-dependencies.ts';
import type { PaymentTrace } from '#src/browser/pending-payments.ts';
import { provideAccount } from '#src/flows/account/account.actors.ts';
import { provideCardLink } from '#src/flows/card-link/card-link.actors.ts';
import { provideEnrolment } from '#src/flows/enrolment/enrolment.actors.ts';
import { provideRenewal } from '#src/flows/renewal/renewal.actors.ts';
import { provideSubscription } from '#src/flows/subscription/subscription.actors.ts';
import { provideWithdrawal } from '#src/flows/withdrawal/withdrawal.actors.ts';

export const gold = { membershipTierId: 'gold', membershipTierPlanId: 'gold-month' };
export const silver = { membershipTierId: 'silver', membershipTierPlanId: 'silver-month' };

/** The machine of these names inside one another. */
const inside = (machine: AnyStateMachine, ...names: string[]) =>
  names.reduce<AnyStateMachine>((at, name) => at.implementations.actors[name] as AnyStateMachine, machine);

const cardPayment = (dependencies: AppDependencies, purpose: 'join' | 'add') =>
  inside(
    provideCardLink(dependencies, createCardsApi(dependencies.http, dependencies), purpose),
    'cardPayment',
  );

/** Each payment with its real actors, and what its mark says of it. */
export const payments = {
  renewal: { provide: (dependencies) => inside(provideRenewal(dependencies), 'renewalPayment') },
  upgrade: {
    provide: (dependencies) => inside(provideSubscription(dependencies), 'upgrade', 'upgradePayment'),
    trace: { choice: gold },
  },
  downgrade: {
    provide: (dependencies) => inside(provideSubscription(dependencies), 'downgrade', 'downgradePayment'),
    trace: { choice: silver },
  },
  withdrawal: {
    provide: (dependencies) => inside(provideWithdrawal(dependencies), 'withdrawalPayment'),
    trace: { lastPayoutId: samplePayout.id },
  },
  enrolment: { provide: (dependencies) => inside(provideEnrolment(dependencies), 'enrolmentPayment') },
  'first card': { provide: (dependencies) => cardPayment(dependencies, 'join') },
  'further card': { provide: (dependencies) => cardPayment(dependencies, 'add') },
  'undone cancellation': {
    provide: (dependencies) => inside(provideAccount(dependencies), 'cancellationUndo'),
  },
} satisfies Record<
  string,
  { provide: (dependencies: AppDependencies) => AnyActorLogic; trace?: PaymentTrace }
>;

export type Payment = keyof typeof payments;
