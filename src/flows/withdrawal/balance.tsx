import { withdrawalMessages as copy } from './withdrawal.messages.ts';
import * as styles from './withdrawal.css.ts';

export interface BalanceProps {
  /** Already formatted. */
  balance: string;
  /** What will be confirmed later, already formatted; null for nothing. */
  pending: string | null;
}

/** What can be withdrawn now, and apart from it what will be later. */
export function Balance({ balance, pending }: BalanceProps) {
  return (
    <div className={styles.balance}>
      <p className={styles.label}>{copy.available}</p>
      <p className={styles.amount}>{balance}</p>
      {pending !== null && <p className={styles.words}>{copy.pending(pending)}</p>}
    </div>
  );
}
