import { ReceiptText } from 'lucide-react';
import type { Charge } from '#machines/domain/charge.ts';
import { inCurrencyOf, type Client } from '#machines/domain/client.ts';
import { writeQuery } from '#machines/domain/query.ts';
import { routes } from '#machines/domain/routes.ts';
import type { Page } from '#machines/domain/wire.ts';
import { formatDate } from '#src/messages/format-date.ts';
import { dot, formatMoney } from '#src/messages/format.ts';
import { Link } from '#src/ui/link/link.tsx';
import { isRefreshing, type Section as SectionState } from '#src/ui/section/section.ts';
import { SectionView } from '#src/ui/section/section-view.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { Section } from './account-section.tsx';
import { billingMessages as copy } from './billing.messages.ts';
import { GrowingList } from './growing-list.tsx';
import { ChargeStatus } from './charge-status.tsx';
import * as styles from './billing.css.ts';

interface BillingSectionProps {
  section: SectionState<Page<Charge>>;
  client: Pick<Client, 'currencyCode'>;
  onMore: () => void;
}

/** What was charged, the latest first; each leads to its receipt. */
export function BillingSection({ section, client, onMore }: BillingSectionProps) {
  if (section.state === 'absent') return null;
  return (
    <Section id="billing" title={copy.title}>
      <SectionView section={section} failureTitle={copy.failed} skeleton={<BillingSkeleton />}>
        {(charges) => (
          <GrowingList
            page={charges}
            copy={copy}
            icon={<ReceiptText size={20} />}
            note={copy.dates}
            isLoadingMore={isRefreshing(section)}
            onMore={onMore}
          >
            {(charge) => <ChargeRow key={charge.id} charge={inCurrencyOf(client, charge)} />}
          </GrowingList>
        )}
      </SectionView>
    </Section>
  );
}

function ChargeRow({ charge }: { charge: Charge }) {
  const { id, description, createdAt, amount, currencyCode, status, cardLastDigits } = charge;
  const date = formatDate(createdAt);
  const card = cardLastDigits === '' ? copy.noCard : copy.card(cardLastDigits);
  return (
    <li tabIndex={-1} className={styles.row}>
      <span className={styles.words}>
        <span className={styles.what}>{description}</span>
        <span className={styles.meta}>
          {date}
          {dot}
          {card}
        </span>
      </span>
      <span className={styles.amount}>{formatMoney(amount, currencyCode)}</span>
      <span className={styles.status}>
        <ChargeStatus status={status} />
      </span>
      <Link
        look="plain"
        className={styles.link}
        href={routes.account.path + writeQuery([['receipt', id]])}
        aria-label={copy.openOf(charge, date)}
      >
        {copy.open(charge)}
      </Link>
    </li>
  );
}

export function BillingSkeleton() {
  return (
    <div className={styles.list}>
      {[1, 2, 3].map((key) => (
        <div key={key} className={styles.row}>
          <span className={styles.words}>
            <span className={styles.what}>
              <Skeleton width={140} />
            </span>
            <span className={styles.meta}>
              <Skeleton width={180} />
            </span>
          </span>
          <Skeleton width={64} />
        </div>
      ))}
    </div>
  );
}
