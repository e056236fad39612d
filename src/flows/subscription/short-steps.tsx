import { CircleCheck } from 'lucide-react';
import { subscriptionMessages as copy } from './subscription.messages.ts';
import { Alert } from '#src/ui/alert/alert.tsx';
import { useAnnouncement } from '#src/ui/announcer/use-announcement.ts';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { SummaryList, type SummaryRow } from '#src/ui/summary-list/summary-list.tsx';
import { Waiting } from '#src/ui/waiting/waiting.tsx';
import * as styles from './subscription.css.ts';

/** In the geometry of what comes. */
export function StepSkeleton({ words }: { words: string }) {
  return (
    <Waiting className={styles.stack} label={words}>
      <Skeleton height={48} radius={24} width={260} />
      <Skeleton height={220} radius={12} />
    </Waiting>
  );
}

export function Words({ children }: { children: string }) {
  return <p className={styles.lead}>{children}</p>;
}

/** The membership runs; what was paid for it, where anything was. */
export function SuccessStep({ receipt }: { receipt: readonly SummaryRow[] }) {
  useAnnouncement(copy.success.text);
  return (
    <div className={styles.stack}>
      <div className={styles.done}>
        <span className={styles.doneIcon} aria-hidden="true">
          <CircleCheck size={32} strokeWidth={1.75} />
        </span>
        <p>{copy.success.text}</p>
      </div>
      {receipt.length > 0 && (
        <div className={styles.receipt}>
          <SummaryList rows={receipt} />
        </div>
      )}
    </div>
  );
}

export function ErrorStep({ text, hint }: { text: string; hint: string }) {
  return (
    <Alert type="error" title={text}>
      {hint}
    </Alert>
  );
}
