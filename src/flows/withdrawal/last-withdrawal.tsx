import { withdrawalMessages } from './withdrawal.messages.ts';
import * as styles from './withdrawal.css.ts';

const copy = withdrawalMessages.last;

/** All in words. */
export interface LastWithdrawalProps {
  amount: string;
  askedOn: string;
  status: string;
}

export function LastWithdrawal({ amount, askedOn, status }: LastWithdrawalProps) {
  return (
    <section className={styles.last} aria-label={copy.title}>
      <p className={styles.lastHead}>
        <span>{copy.title}</span>
        <span className={styles.lastAmount}>{amount}</span>
      </p>
      <p className={styles.words}>{status}</p>
      <p className={styles.words}>{copy.on(askedOn)}</p>
    </section>
  );
}
