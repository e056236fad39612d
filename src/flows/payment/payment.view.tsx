import { useSelector } from '@xstate/react';
import type { ActorRef, Snapshot } from 'xstate';
import type { PaymentEvent } from '#machines/payment/payment.types.ts';
import { useClient } from '#src/app/app-context.ts';
import type { PaymentWords } from './payment.messages.ts';
import { PaymentScreen } from './payment-screen.tsx';

type PaymentState = Parameters<typeof PaymentScreen>[0]['state'];

/** A payment of anything, as far as its screen goes. */
type AnyPayment = ActorRef<Snapshot<unknown> & { value?: unknown }, PaymentEvent>;

interface PaymentViewProps {
  actor: AnyPayment | undefined;
  /** What is being done, while the order is with the server. */
  working: { title: string; text: string };
  /** Where it is not money that the member pays. */
  words?: PaymentWords;
}

/** A payment that is on its way. */
export function PaymentView({ actor, working, words }: PaymentViewProps) {
  const { supportEmail, featureFlags } = useClient();
  const state = useSelector(actor, (snapshot) => stateOf(snapshot?.value));
  return (
    <PaymentScreen
      state={state}
      working={working}
      {...(words && { words })}
      takesKeys={featureFlags.idempotencyKeys}
      supportEmail={supportEmail}
      onCheck={() => actor?.send({ type: 'payment.check' })}
    />
  );
}

function stateOf(value: unknown): PaymentState {
  if (value === 'unknown') return 'unknown';
  if (value === 'pausing') return 'confirming';
  if (typeof value !== 'object' || value === null) return 'working';
  return 'asking' in value ? 'confirming' : 'pending';
}
