import { differenceInMonths } from 'date-fns/differenceInMonths';
import { HandHeart } from 'lucide-react';
import type { CurrencyCode } from '#machines/domain/client.ts';
import { utc } from '#machines/domain/utc.ts';
import type { MembershipSummary } from '#machines/domain/summary.ts';
import { formatDate, formatDay, formatMonth, formatShortMonthYear } from '#src/messages/format-date.ts';
import { homeMessages } from './home.messages.ts';
import { Card } from '#src/ui/card/card.tsx';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import { Money } from '#src/ui/money/money.tsx';
import type { Section } from '#src/ui/section/section.ts';
import { SectionView } from '#src/ui/section/section-view.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { useToday } from '#src/ui/today/use-today.ts';
import * as styles from './last-donations.css.ts';
import { SectionHead } from './section-head.tsx';

interface LastDonationsProps {
  section: Section<MembershipSummary>;
  currency: CurrencyCode;
}

const copy = homeMessages.donations;
const shown = 4;

export function LastDonations({ section, currency }: LastDonationsProps) {
  const today = useToday();
  if (section.state === 'absent') return null;
  return (
    <section className={styles.section} aria-labelledby="donations">
      <SectionHead id="donations" title={copy.title} />
      <div className={styles.fill}>
        <SectionView section={section} failureTitle={copy.failed} skeleton={<DonationsSkeleton />}>
          {({ lastDonations }) =>
            lastDonations.length === 0 ? (
              <Card>
                <EmptyState icon={<HandHeart size={20} />} title={copy.emptyTitle} text={copy.emptyText} />
              </Card>
            ) : (
              <ul className={lastDonations.length < shown ? styles.shortList : styles.list}>
                {lastDonations.slice(0, shown).map(({ date, amount, recipient, month }, index) => (
                  <li key={index} className={styles.row}>
                    <span className={styles.heart} aria-hidden="true">
                      <HandHeart size={18} />
                    </span>
                    <span className={styles.words}>
                      <span className={styles.month}>
                        {month === null
                          ? formatDate(date)
                          : copy.month(monthText(month, today), dayText(date, today))}
                      </span>
                      <span className={styles.recipient}>{recipient}</span>
                    </span>
                    <span className={styles.amount}>
                      <Money cents={amount} currency={currency} />
                    </span>
                  </li>
                ))}
              </ul>
            )
          }
        </SectionView>
      </div>
    </section>
  );
}

/** The year stands where the same day of another year might be meant. */
const isRecent = (iso: string, today: Date) => differenceInMonths(today, iso, { in: utc }) < 10;
const monthText = (iso: string, today: Date) =>
  isRecent(iso, today) ? formatMonth(iso) : formatShortMonthYear(iso);
const dayText = (iso: string, today: Date) => (isRecent(iso, today) ? formatDay(iso) : formatDate(iso));

function DonationsSkeleton() {
  return (
    <div className={styles.list}>
      {Array.from({ length: shown }, (_, key) => (
        <div key={key} className={styles.row}>
          <Skeleton width={36} height={36} radius={10} />
          <span className={styles.words}>
            <span className={styles.month}>
              <Skeleton width={130} />
            </span>
            <span className={styles.recipient}>
              <Skeleton width={80} />
            </span>
          </span>
          <span className={styles.amount}>
            <Skeleton width={52} />
          </span>
        </div>
      ))}
    </div>
  );
}
