import { CreditCard } from 'lucide-react';
import { renewalMessages } from './renewal.messages.ts';
import { freeRenewalMandate, renewalMandate } from '#src/messages/later-charges.ts';
import { Alert } from '#src/ui/alert/alert.tsx';
import { ErrorText } from '#src/ui/alert/error-text.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { SummaryList, type SummaryRow } from '#src/ui/summary-list/summary-list.tsx';
import { Task } from '#src/ui/task/task.tsx';
import * as styles from './renewal.css.ts';

const copy = renewalMessages.review;

interface RenewalReviewProps {
  title: string;
  /** Why it is due, and what paying it does. */
  lead: string;
  /** What the button that pays is called. */
  label: string;
  rows: readonly SummaryRow[];
  /** Already formatted, null where the server does not tell it; nothing is asked for where it is zero. */
  amount: string | null;
  isFree: boolean;
  /** What is charged after that; null where nothing is, or where the plan is not known. */
  later: string | null;
  card: { name: string; expiry: string } | null;
  /** Why the card cannot pay; null when it can. */
  obstacle: string | null;
  /** The bank refused the card: another one is offered first. */
  isDeclined: boolean;
  /** When it is tried again, and what follows if it is not paid; null where that is not told. */
  outlook: string | null;
  /** Why nothing was paid. */
  error: { title: string; text: string; hint?: string } | null;
  onRenew: () => void;
  onChangeCard: () => void;
}

/** What is due and why, and the card that is to pay it. */
export function RenewalReview({
  title,
  lead,
  label,
  rows,
  amount,
  isFree,
  later,
  card,
  obstacle,
  isDeclined,
  outlook,
  error,
  onRenew,
  onChangeCard,
}: RenewalReviewProps) {
  const canRenew = isFree || obstacle === null;
  const trouble = obstacle ?? (isDeclined ? copy.declined : null);
  return (
    <Task title={title} lead={lead}>
      {error && (
        <Alert type="error" title={error.title}>
          <ErrorText error={error} />
        </Alert>
      )}
      {rows.length > 0 && (
        <div className={styles.amounts}>
          <SummaryList rows={rows} />
        </div>
      )}
      {outlook !== null && <p className={styles.mandate}>{outlook}</p>}
      {!(isFree && card === null) && (
        <section className={styles.cardRow} aria-label={copy.card}>
          <span className={styles.cardIcon}>
            <CreditCard size={22} strokeWidth={1.75} aria-hidden="true" />
          </span>
          <div>
            <p className={styles.cardName}>{card?.name ?? copy.noCard}</p>
            <p className={trouble === null ? styles.cardNote : styles.cardObstacle}>
              {trouble ?? card?.expiry}
            </p>
          </div>
          {canRenew && !isDeclined && (
            <Button variant="quiet" onClick={onChangeCard}>
              {copy.change}
            </Button>
          )}
        </section>
      )}
      <div className={styles.actions}>
        {(isDeclined || !canRenew) && (
          <Button isWide onClick={onChangeCard}>
            {copy.change}
          </Button>
        )}
        {canRenew && (
          <Button variant={isDeclined ? 'outlined' : 'primary'} isWide onClick={onRenew}>
            {label}
          </Button>
        )}
      </div>
      {canRenew && (
        <p className={styles.mandate}>
          {isFree ? freeRenewalMandate(label, card && later) : renewalMandate(label, amount, later)}
        </p>
      )}
    </Task>
  );
}
