import { fromPromise } from 'xstate';
import { accountMachine } from '#machines/account/account.machine.ts';
import { membershipKeepMachine } from '#machines/account/membership-keep.ts';
import type { Membership } from '#machines/domain/member.ts';
import type { PlanChoice } from '#machines/domain/plan-choice.ts';
import type { PaymentReply } from '#machines/payment/payment.machine.ts';
import { cancelDowngrade, undoCancel } from '#src/api/plan-changes.ts';
import type { Outside } from '#src/app/outside.ts';
import { membershipNow } from '#src/app/membership-now.ts';
import { providePayment } from '#src/flows/payment/payment.actors.ts';

/** The account page with its real actors. */
export function provideAccount(outside: Outside) {
  const { http } = outside;

  async function send(plan: PlanChoice, key: string, signal: AbortSignal): Promise<PaymentReply<Membership>> {
    return { kind: 'settled', answer: await undoCancel(http, plan, key, signal) };
  }

  async function ask(signal: AbortSignal): Promise<PaymentReply<Membership>> {
    const membership = await membershipNow(outside, signal);
    return membership.status === 'churned' ? { kind: 'absent' } : { kind: 'settled', answer: membership };
  }

  return accountMachine.provide({
    actors: {
      cancelDowngrade: fromPromise(({ signal }) => cancelDowngrade(http, signal)),
      fetchMembership: fromPromise(({ signal }) => membershipNow(outside, signal)),
      membershipKeep: providePayment(membershipKeepMachine, outside, { send, ask }),
    },
  });
}
