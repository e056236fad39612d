import { Ticket } from 'lucide-react';
import { formatInteger } from '#src/messages/format.ts';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import * as styles from './tickets.css.ts';
import { ticketsMessages as copy } from './tickets.messages.ts';

interface TicketsProps {
  numbers: readonly string[];
  /** The draw's: `November`. */
  month: string;
}

/** The tickets that a member holds in this month's draw. */
export function Tickets({ numbers, month }: TicketsProps) {
  if (numbers.length === 0) {
    return <EmptyState icon={<Ticket size={20} />} title={copy.emptyTitle(month)} text={copy.emptyText} />;
  }
  return (
    <>
      <p className={styles.entries}>
        {copy.entries(formatInteger(numbers.length), numbers.length === 1, month)}
      </p>
      <p className={styles.words}>{copy.text}</p>
      <ul className={styles.numbers} aria-label={copy.numbers}>
        {numbers.map((number) => (
          <li key={number} className={styles.number}>
            {number}
          </li>
        ))}
      </ul>
    </>
  );
}
