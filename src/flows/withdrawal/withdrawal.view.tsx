import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { withdrawalMachine, WithdrawalRef } from '#machines/withdrawal/withdrawal.machine.ts';
import { useClient } from '#src/app/app-context.ts';
import { useDraft } from '#src/app/drafts-context.ts';
import { WithdrawalDone, WithdrawalFailed, WithdrawalLoading } from './withdrawal-ends.tsx';
import { WithdrawalForm } from './withdrawal-form.tsx';
import { WithdrawalCardless, WithdrawalEmpty, WithdrawalOwing } from './withdrawal-obstacles.tsx';
import { errorMessage } from '#src/messages/errors.ts';
import { withdrawalMessages as copy, withdrawalProblem, withdrawalWords } from './withdrawal.messages.ts';
import { Steps } from '#src/ui/step-heading/steps.tsx';
import { PaymentView } from '#src/flows/payment/payment.view.tsx';
import { useLatest } from '#src/app/use-latest.ts';
import { balanceView, cardsView, dueView, lastView, payoutView } from './withdrawal.facts.ts';

/** The steps of withdrawing cash back. */
export function Withdrawal({ flow }: { flow: WithdrawalRef }) {
  const view = useLatest(useSelector(flow, viewOf)) ?? 'loading';
  return (
    <Steps view={view} waiting="loading">
      <Step flow={flow} view={view} />
    </Steps>
  );
}

function Step({ flow, view }: { flow: WithdrawalRef; view: View }) {
  const client = useClient();
  const { supportEmail, currencyCode } = client;
  const draft = useDraft('withdrawal');
  const facts = useSelector(flow, ({ context }) => context.facts);
  const order = useSelector(flow, ({ context }) => context.order);
  const error = useSelector(flow, ({ context }) => context.error);
  const payout = useSelector(flow, ({ context }) => context.payout);
  const payment = useSelector(flow, ({ children }) => children.withdrawalPayment);

  if (view === 'failed' && error) {
    const { text } = errorMessage(error, { supportEmail });
    return <WithdrawalFailed message={text} onRetry={() => flow.send({ type: 'facts.retry' })} />;
  }
  if (view === 'withdrawing') {
    return <PaymentView actor={payment} working={copy.working} words={withdrawalWords} />;
  }
  if (view === 'rereading') return <PaymentView actor={undefined} working={copy.rereading} />;
  if (facts === null || view === 'loading' || view === 'failed') return <WithdrawalLoading />;

  const close = () => flow.send({ type: 'flow.close' });
  const link = () => flow.send({ type: 'card.add' });
  const money = balanceView(facts, client);
  const problem = withdrawalProblem(error, supportEmail);
  switch (view) {
    case 'owing':
      return (
        <WithdrawalOwing
          balance={money.balance}
          due={dueView(facts.summary, client)}
          onPay={() => flow.send({ type: 'dues.pay' })}
        />
      );
    case 'empty':
      return (
        <WithdrawalEmpty
          {...money}
          last={lastView(facts.last, client)}
          refusal={problem.error?.text ?? null}
          onClose={close}
        />
      );
    case 'cardless':
      return <WithdrawalCardless balance={money.balance} onLink={link} />;
    case 'choosing':
      return (
        <WithdrawalForm
          {...money}
          most={facts.summary.cashBackBalance}
          currency={currencyCode}
          cards={cardsView(facts.cards)}
          asked={order}
          problem={problem}
          draft={draft}
          onWithdraw={(withdrawal) => flow.send({ type: 'withdrawal.confirm', withdrawal })}
          onAddCard={link}
        />
      );
    case 'withdrawn':
      return payout && <WithdrawalDone {...payoutView(payout, facts.cards, client)} onClose={close} />;
  }
}

type View =
  | 'loading'
  | 'failed'
  | 'owing'
  | 'empty'
  | 'cardless'
  | 'choosing'
  | 'withdrawing'
  | 'rereading'
  | 'withdrawn';

/** The step to show; null when the flow is over, and its last step slides out. */
function viewOf({ value }: SnapshotFrom<typeof withdrawalMachine>): View | null {
  if (typeof value === 'object') return 'choosing' in value ? 'choosing' : 'withdrawing';
  return value === 'closed' || value === 'deciding' ? null : value;
}
