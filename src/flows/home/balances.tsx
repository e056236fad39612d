import { CalendarDays, HandHeart, PiggyBank } from 'lucide-react';
import type { CurrencyCode } from '#machines/domain/client.ts';
import type { DuesState } from '#machines/domain/dues.ts';
import { routes } from '#machines/domain/routes.ts';
import type { MembershipSummary } from '#machines/domain/summary.ts';
import { partsOf, whoseIs } from '#machines/domain/whose-money.ts';
import { withdrawAfter } from '#src/messages/dues.ts';
import { formatDate, formatMonth } from '#src/messages/format-date.ts';
import { formatMoney } from '#src/messages/format.ts';
import { promisedText } from '#src/messages/promised-text.ts';
import { homeMessages } from './home.messages.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { Money } from '#src/ui/money/money.tsx';
import type { Section } from '#src/ui/section/section.ts';
import { SectionView } from '#src/ui/section/section-view.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { useToday } from '#src/ui/today/use-today.ts';
import * as styles from './balances.css.ts';
import { MonthStrip } from './month-strip.tsx';
import * as months from './month-strip.css.ts';

interface BalancesProps {
  section: Section<MembershipSummary>;
  currency: CurrencyCode;
  dues: DuesState;
  onWithdraw: (() => void) | null;
}

const copy = homeMessages.balances;

export function Balances({ section, currency, dues, onWithdraw }: BalancesProps) {
  if (section.state === 'absent') return null;
  return (
    <section aria-label={copy.label}>
      <SectionView section={section} failureTitle={copy.failed} skeleton={<BalancesSkeleton />}>
        {(summary) => (
          <div className={styles.card}>
            <div className={styles.figures}>
              <Confirmed summary={summary} currency={currency} dues={dues} onWithdraw={onWithdraw} />
              <div className={styles.figure}>
                <p className={styles.label}>
                  <PiggyBank size={18} className={styles.lifetimeIcon} aria-hidden="true" />
                  {copy.lifetime}
                </p>
                <p className={styles.amount}>
                  <Money cents={summary.lifetimeCashBack} currency={currency} />
                </p>
                <p className={styles.note}>{copy.lifetimeNote}</p>
              </div>
              <div className={styles.figure}>
                <p className={styles.label}>
                  <HandHeart size={18} className={styles.givenIcon} aria-hidden="true" />
                  {contributedLabel(summary)}
                </p>
                <p className={styles.amount}>
                  <Money cents={summary.contributedThisMonth} currency={currency} />
                </p>
                <MonthStrip months={summary.contributions} currency={currency} />
              </div>
            </div>
            <NextCharge charge={summary.nextCharge} currency={currency} dues={dues} />
          </div>
        )}
      </SectionView>
    </section>
  );
}

/** The running month by its name, where the server says which it is, and who gave. */
function contributedLabel(summary: MembershipSummary): string {
  const { contributions, contributedThisMonth, contributedOwnThisMonth } = summary;
  const running = contributions.at(-1);
  if (!running) return copy.contributedNow;
  const isNothing = contributedThisMonth === 0;
  const whose = isNothing ? 'unknown' : whoseIs(partsOf(contributedThisMonth, contributedOwnThisMonth));
  return copy.contributed[whose](formatMonth(running.month));
}

function pendingNote({ pendingExpectedAt }: MembershipSummary, today: Date): string {
  if (pendingExpectedAt === null) return copy.pendingNote;
  return promisedText(copy, pendingExpectedAt, today);
}

function Confirmed({
  summary,
  currency,
  dues,
  onWithdraw,
}: { summary: MembershipSummary } & Omit<BalancesProps, 'section'>) {
  const today = useToday();
  const hasBalance = summary.cashBackBalance > 0;
  const reason = dues === 'none' ? copy.withdrawNothing : withdrawAfter[dues];
  return (
    <div className={styles.confirmed}>
      <div>
        <p className={styles.label}>{copy.confirmed}</p>
        <p className={styles.balance}>
          <Money cents={summary.cashBackBalance} currency={currency} />
        </p>
      </div>
      {onWithdraw && (
        <div className={styles.withdraw}>
          {hasBalance && dues === 'none' ? (
            <Button onClick={onWithdraw}>{copy.withdraw}</Button>
          ) : (
            <Button isDisabled aria-describedby="withdraw-reason">
              {copy.withdraw}
            </Button>
          )}
        </div>
      )}
      <div className={styles.pending}>
        {summary.pendingCashBack > 0 ? (
          <p>
            <span className={styles.pendingMark} aria-hidden="true" />
            <b className={styles.pendingAmount}>
              {copy.pending(formatMoney(summary.pendingCashBack, currency))}
            </b>{' '}
            {pendingNote(summary, today)}
          </p>
        ) : (
          hasBalance && <p>{copy.nothingPending}</p>
        )}
        {onWithdraw && (!hasBalance || dues !== 'none') && <p id="withdraw-reason">{reason}</p>}
      </div>
    </div>
  );
}

function NextCharge({
  charge,
  currency,
  dues,
}: {
  charge: MembershipSummary['nextCharge'];
} & Pick<BalancesProps, 'currency' | 'dues'>) {
  const when = dues === 'none' ? copy.nextCharge : copy.due;
  return (
    <p className={styles.charge}>
      <CalendarDays size={18} className={styles.chargeIcon} aria-hidden="true" />
      {charge ? (
        <>
          <span>
            {when(formatDate(charge.date))}{' '}
            <span className={styles.chargeReason}>{dues === 'paying' ? copy.confirming : charge.reason}</span>
            {dues === 'due' && (
              <>
                {' '}
                <Link href={routes.renew.path}>{copy.renew}</Link>
              </>
            )}
          </span>
          <b className={styles.chargeAmount}>
            <Money cents={charge.amount} currency={currency} />
          </b>
        </>
      ) : (
        <span className={styles.chargeReason}>{copy.noCharge}</span>
      )}
    </p>
  );
}

function BalancesSkeleton() {
  return (
    <div className={styles.card}>
      <div className={styles.figures}>
        <div className={styles.confirmed}>
          <div>
            <p className={styles.label}>
              <Skeleton width={160} />
            </p>
            <p className={styles.balance}>
              <Skeleton width={180} />
            </p>
          </div>
          <div className={styles.withdraw}>
            <Skeleton width="100%" height={44} radius={8} />
          </div>
          <div className={styles.pending}>
            <Skeleton width={280} />
          </div>
        </div>
        <div className={styles.figure}>
          <FigureSkeleton />
          <p className={`${styles.note} ${styles.twoLines}`}>
            <Skeleton width={90} />
          </p>
        </div>
        <div className={styles.figure}>
          <FigureSkeleton />
          <div className={months.strip}>
            <Skeleton height="100%" />
          </div>
        </div>
      </div>
      <p className={styles.charge}>
        <Skeleton width={260} />
      </p>
    </div>
  );
}

function FigureSkeleton() {
  return (
    <>
      <p className={`${styles.label} ${styles.twoLines}`}>
        <Skeleton width={150} />
      </p>
      <p className={styles.amount}>
        <Skeleton width={120} />
      </p>
    </>
  );
}
