import { ArrowUpRight, Landmark } from 'lucide-react';
import { useState } from 'react';
import type { CurrencyCode } from '#machines/domain/client.ts';
import { settlesAt, type Payout } from '#machines/domain/payout.ts';
import { skippedIn } from '#machines/domain/rows.ts';
import { withdrawalReceiptPath } from '#machines/domain/receipt.ts';
import { formatDate } from '#src/messages/format-date.ts';
import { formatMoney } from '#src/messages/format.ts';
import { Button } from '#src/ui/button/button.tsx';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import { useLoadMore } from '#src/ui/growing-list/use-load-more.ts';
import { Link } from '#src/ui/link/link.tsx';
import { Money } from '#src/ui/money/money.tsx';
import { heading } from '#src/ui/section/section.css.ts';
import type { Section } from '#src/ui/section/section.ts';
import { SectionView } from '#src/ui/section/section-view.tsx';
import { SkippedRows } from '#src/ui/skipped-rows/skipped-rows.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { activityMessages } from './activity.messages.ts';
import { box, head, panel } from './activity-screen.css.ts';
import * as styles from './payouts.css.ts';

const copy = activityMessages.payouts;
const shownAtFirst = 5;

/** What left the balance: withdrawals, and what was given up by pausing a card. */
export function PayoutsSection({
  section,
  currency,
}: {
  section: Section<readonly Payout[]>;
  currency: CurrencyCode;
}) {
  if (section.state === 'absent') return null;
  return (
    <section aria-labelledby="payouts-title">
      <div className={head}>
        <h2 id="payouts-title" className={heading}>
          {copy.title}
        </h2>
      </div>
      <SectionView section={section} failureTitle={copy.failed} skeleton={<PayoutsSkeleton />}>
        {(payouts) =>
          payouts.length === 0 && skippedIn(payouts) === 0 ? (
            <div className={`${panel} ${box}`}>
              <EmptyState icon={<Landmark size={20} />} title={copy.emptyTitle} text={copy.emptyText} />
            </div>
          ) : (
            <PayoutList payouts={payouts} currency={currency} />
          )
        }
      </SectionView>
    </section>
  );
}

function PayoutList({ payouts, currency }: { payouts: readonly Payout[]; currency: CurrencyCode }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? payouts : payouts.slice(0, shownAtFirst);
  const { list, grow } = useLoadMore(shown.length, () => setWhole(true));
  return (
    <div className={panel}>
      <ul ref={list}>
        {shown.map((payout) => (
          <PayoutRow key={payout.id} payout={payout} currency={currency} />
        ))}
      </ul>
      <SkippedRows count={skippedIn(payouts)} nouns={copy.nouns} />
      {shown.length < payouts.length && (
        <div className={styles.more}>
          <Button variant="quiet" onClick={grow}>
            {copy.more}
          </Button>
        </div>
      )}
    </div>
  );
}

function PayoutRow({ payout, currency }: { payout: Payout; currency: CurrencyCode }) {
  const { type, description, amount, createdAt, message, status } = payout;
  const why = message === '' && status === 'failed' ? copy.backAgain : message;
  return (
    <li tabIndex={-1} className={styles.row}>
      <span className={styles.tile} aria-hidden="true">
        <ArrowUpRight size={18} />
      </span>
      <div>
        <p className={styles.name}>
          <span>{description || copy.kinds[type]}</span>
          <span className={styles.amount}>
            <Money cents={amount} currency={currency} />
          </span>
        </p>
        <p className={styles.words}>
          <span>{copy.asked(formatDate(createdAt))}</span>
          <span>{statusOf(payout)}</span>
        </p>
        {why !== '' && <p className={styles.words}>{why}</p>}
      </div>
      {type !== 'forfeit' && (
        <Link
          look="plain"
          className={styles.receipt}
          href={withdrawalReceiptPath(payout, 'activity')}
          aria-label={copy.receiptOf(formatMoney(amount, currency), formatDate(createdAt))}
        >
          {copy.receipt}
        </Link>
      )}
    </li>
  );
}

function statusOf(payout: Payout): string {
  if (payout.type === 'forfeit') return copy.forfeited;
  return copy.statuses[payout.status](formatDate(settlesAt(payout)));
}

function PayoutsSkeleton() {
  return (
    <div className={panel}>
      {[1, 2, 3].map((key) => (
        <div key={key} className={styles.row}>
          <Skeleton width={36} height={36} radius={10} />
          <div>
            <p className={styles.name}>
              <Skeleton width={160} />
              <Skeleton width={64} />
            </p>
            <p className={styles.words}>
              <Skeleton width={90} />
              <Skeleton width={110} />
            </p>
          </div>
        </div>
      ))}
    </div>
  );
}
