import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { Client } from '#machines/domain/client.ts';
import type { RouteName } from '#machines/domain/routes.ts';
import type { WithdrawalRef } from '#machines/withdrawal/withdrawal.machine.ts';
import { useApp, useClient } from '#src/app/app-context.ts';
import { useDraft } from '#src/app/drafts-context.ts';
import type { FlowView, Shown } from '#src/app/flow-dialog.tsx';
import { serverNow } from '#src/clock/server-clock.ts';
import { PaymentView } from '#src/flows/payment/payment.view.tsx';
import { errorMessage } from '#src/messages/errors.ts';
import type { FormDraft } from '#src/ui/form/form.tsx';
import { WithdrawalDone, WithdrawalFailed, WithdrawalLoading } from './withdrawal-ends.tsx';
import { WithdrawalForm } from './withdrawal-form.tsx';
import { WithdrawalReview } from './withdrawal-review.tsx';
import {
  WithdrawalNoCard,
  WithdrawalEmpty,
  WithdrawalDuesOutstanding,
  WithdrawalPaying,
} from './withdrawal-obstacles.tsx';
import {
  balanceView,
  cardsView,
  dueView,
  lastView,
  payoutView,
  reviewView,
  selectStep,
  type WithdrawalStep,
} from './withdrawal.facts.ts';
import { withdrawalMessages as copy, withdrawalProblem, withdrawalWords } from './withdrawal.messages.ts';

/** Withdrawing cash back, in its dialog. */
export const withdrawalView: FlowView<WithdrawalRef, WithdrawalStep> = {
  width: 520,
  selectStep,
  useStep: (shown) => {
    const client = useClient();
    const draft = useDraft('withdrawal');
    const page = useSelector(useApp(), ({ context }) => context.route);
    const { step } = shown;
    const title = step === 'withdrawn' ? copy.done.title : copy.title;
    return { step, title, body: bodyOf(shown, client, draft, page) };
  },
};

function bodyOf(
  { flow, snapshot, step }: Shown<WithdrawalRef, WithdrawalStep>,
  client: Client,
  draft: FormDraft | undefined,
  page: RouteName | null,
): ReactNode {
  const { supportEmail, currencyCode } = client;
  const { facts, order, error, payout } = snapshot.context;
  const reread = () => flow.send({ type: 'facts.retry' });
  if (step === 'failed') {
    const { text } = errorMessage(error ?? { kind: 'timeout' }, { supportEmail });
    return <WithdrawalFailed message={text} onRetry={reread} />;
  }
  if (step === 'withdrawing') {
    const { withdrawalPayment } = snapshot.children;
    return <PaymentView actor={withdrawalPayment} working={copy.working} words={withdrawalWords} />;
  }
  if (step === 'rereading') return <PaymentView actor={undefined} working={copy.rereading} />;
  if (facts === null || step === 'loading') return <WithdrawalLoading />;

  const close = () => flow.send({ type: 'flow.close' });
  const link = () => flow.send({ type: 'card.add' });
  const money = balanceView(facts, client);
  const held = facts.summary.cashBackBalance > 0 ? money.balance : null;
  const problem = withdrawalProblem(error, supportEmail);
  switch (step) {
    case 'duesOutstanding':
      return (
        <WithdrawalDuesOutstanding
          balance={held}
          due={dueView(facts.summary, client)}
          onPay={() => flow.send({ type: 'dues.pay' })}
        />
      );
    case 'paying':
      return <WithdrawalPaying balance={held} onCheck={reread} />;
    case 'empty':
      return (
        <WithdrawalEmpty
          {...money}
          last={lastView(facts.last, client)}
          refusal={problem.error?.text ?? null}
          onClose={close}
        />
      );
    case 'noCard':
      return <WithdrawalNoCard balance={money.balance} onLink={link} />;
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
          onReview={(withdrawal) => flow.send({ type: 'withdrawal.review', withdrawal })}
          onAddCard={link}
        />
      );
    case 'reviewing':
      return (
        order && (
          <WithdrawalReview
            {...reviewView(order, facts, client, serverNow())}
            onConfirm={() => flow.send({ type: 'withdrawal.confirm' })}
            onBack={() => flow.send({ type: 'step.back' })}
          />
        )
      );
    case 'withdrawn':
      return payout && <WithdrawalDone {...payoutView(payout, facts.cards, client, page)} onClose={close} />;
  }
}
