import type { ReactNode } from 'react';
import { withdrawalMessages } from './withdrawal.messages.ts';
import { Button } from '#src/ui/button/button.tsx';
import { StepHeading } from '#src/ui/step-heading/step-heading.tsx';
import { SummaryList } from '#src/ui/summary-list/summary-list.tsx';
import { Balance, type BalanceProps } from './balance.tsx';
import { LastWithdrawal, type LastWithdrawalProps } from './last-withdrawal.tsx';
import * as styles from './withdrawal.css.ts';

interface ObstacleProps {
  title: string;
  text: string;
  /** What is to be seen between the words and the way on. */
  children?: ReactNode;
  action: string;
  onAct: () => void;
}

/** What stands in the way, and the way on. */
function Obstacle({ title, text, children, action, onAct }: ObstacleProps) {
  return (
    <div className={styles.step}>
      <div>
        <StepHeading>{title}</StepHeading>
        <p className={styles.words}>{text}</p>
      </div>
      {children}
      <Button isWide onClick={onAct}>
        {action}
      </Button>
    </div>
  );
}

interface WithdrawalDuesOutstandingProps {
  /** Null where there is none. */
  balance: string | null;
  /** What is due and why, in words; null where it is not known. */
  due: { amount: string; reason: string } | null;
  onPay: () => void;
}

/** Dues come before cash back. */
export function WithdrawalDuesOutstanding({ balance, due, onPay }: WithdrawalDuesOutstandingProps) {
  const copy = withdrawalMessages.duesOutstanding;
  return (
    <Obstacle title={copy.title} text={copy.text(balance)} action={copy.pay} onAct={onPay}>
      {due && (
        <SummaryList rows={[{ label: copy.due, note: due.reason, value: due.amount, isEmphasised: true }]} />
      )}
    </Obstacle>
  );
}

interface WithdrawalPayingProps extends Pick<WithdrawalDuesOutstandingProps, 'balance'> {
  onCheck: () => void;
}

/** What was due is with the bank: cash back follows it. */
export function WithdrawalPaying({ balance, onCheck }: WithdrawalPayingProps) {
  const copy = withdrawalMessages.paying;
  return <Obstacle title={copy.title} text={copy.text(balance)} action={copy.check} onAct={onCheck} />;
}

interface WithdrawalEmptyProps extends BalanceProps {
  last: LastWithdrawalProps | null;
  /** What was refused just now, in words. */
  refusal: string | null;
  onClose: () => void;
}

/** There is nothing to withdraw: what will come, and what became of the last withdrawal. */
export function WithdrawalEmpty({ balance, pending, last, refusal, onClose }: WithdrawalEmptyProps) {
  const copy = withdrawalMessages.empty;
  return (
    <div className={styles.step}>
      <div>
        <StepHeading>{copy.title}</StepHeading>
        <p className={styles.words}>{refusal ?? copy.text}</p>
      </div>
      <Balance balance={balance} pending={pending} />
      {last && <LastWithdrawal {...last} />}
      <Button variant="outlined" isWide onClick={onClose}>
        {copy.close}
      </Button>
    </div>
  );
}

/** There is no active card that the cash back could go to. */
export function WithdrawalNoCard({ balance, onLink }: { balance: string; onLink: () => void }) {
  const copy = withdrawalMessages.noCard;
  return <Obstacle title={copy.title} text={copy.text(balance)} action={copy.link} onAct={onLink} />;
}
