import { CircleCheck, Clock, HandHeart, PiggyBank } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CurrencyCode } from '#machines/domain/client.ts';
import type { DuesState } from '#machines/domain/dues.ts';
import type { MembershipSummary } from '#machines/domain/summary.ts';
import { partsOf } from '#machines/domain/whose-money.ts';
import { withdrawAfter } from '#src/messages/dues.ts';
import { formatMonth } from '#src/messages/format-date.ts';
import { promisedText } from '#src/messages/promised-text.ts';
import { byWhom } from '#src/messages/whose-money.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Money } from '#src/ui/money/money.tsx';
import type { Section } from '#src/ui/section/section.ts';
import { SectionView } from '#src/ui/section/section-view.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { activityMessages } from './activity.messages.ts';
import * as styles from './figures.css.ts';

interface FiguresProps {
  section: Section<MembershipSummary>;
  currency: CurrencyCode;
  /** Unless there are none, withdrawing waits. */
  dues: DuesState;
  today: Date;
  /** Null where nothing can be withdrawn by this app. */
  onWithdraw: (() => void) | null;
}

const copy = activityMessages.figures;

/** What a member has earned and given. */
export function Figures({ section, currency, dues, today, onWithdraw }: FiguresProps) {
  if (section.state === 'absent') return null;
  return (
    <section aria-label={copy.label}>
      <SectionView section={section} failureTitle={copy.failed} skeleton={<FiguresSkeleton />}>
        {(summary) => (
          <div className={styles.figures}>
            <Confirmed
              balance={<Money cents={summary.cashBackBalance} currency={currency} />}
              reason={onWithdraw && reasonOf(summary, dues)}
              action={
                onWithdraw && (
                  <Withdraw
                    isPossible={summary.cashBackBalance > 0 && dues === 'none'}
                    onWithdraw={onWithdraw}
                  />
                )
              }
            />
            <Figure
              icon={<Clock size={18} className={styles.pendingIcon} aria-hidden="true" />}
              label={copy.pending}
              amount={<Money cents={summary.pendingCashBack} currency={currency} />}
              note={pendingNote(summary, today)}
            />
            <Figure
              icon={<PiggyBank size={18} className={styles.lifetimeIcon} aria-hidden="true" />}
              label={copy.lifetime}
              amount={<Money cents={summary.lifetimeCashBack} currency={currency} />}
              note={copy.lifetimeNote}
            />
            <Figure
              icon={<HandHeart size={18} className={styles.givenIcon} aria-hidden="true" />}
              label={copy.contributed}
              amount={<Money cents={summary.contributedThisMonth} currency={currency} />}
              note={contributedNote(summary, currency, today)}
            />
          </div>
        )}
      </SectionView>
    </section>
  );
}

function reasonOf({ cashBackBalance }: MembershipSummary, dues: DuesState): string {
  if (dues !== 'none') return withdrawAfter[dues];
  if (cashBackBalance < 0) return copy.duesOutstanding;
  return cashBackBalance > 0 ? copy.ready : copy.nothing;
}

function pendingNote({ pendingCashBack, pendingExpectedAt }: MembershipSummary, today: Date): string {
  if (pendingCashBack === 0) return copy.nothingPending;
  if (pendingExpectedAt === null) return copy.pendingNote;
  return promisedText(copy, pendingExpectedAt, today);
}

function contributedNote(summary: MembershipSummary, currency: CurrencyCode, today: Date): string {
  const { contributions, contributedThisMonth, contributedOwnThisMonth } = summary;
  const month = formatMonth(contributions.at(-1)?.month ?? today.toISOString());
  const parts = partsOf(contributedThisMonth, contributedOwnThisMonth);
  return copy.contributedNote(month, byWhom(parts, currency));
}

function Withdraw({ isPossible, onWithdraw }: { isPossible: boolean; onWithdraw: () => void }) {
  return isPossible ? (
    <Button onClick={onWithdraw}>{copy.withdraw}</Button>
  ) : (
    <Button isDisabled aria-describedby="withdraw-reason">
      {copy.withdraw}
    </Button>
  );
}

interface ConfirmedProps {
  balance: ReactNode;
  reason: ReactNode;
  action: ReactNode;
}

function Confirmed({ balance, reason, action }: ConfirmedProps) {
  return (
    <div className={styles.confirmed}>
      <div>
        <p className={styles.label}>
          <CircleCheck size={18} className={styles.confirmedIcon} aria-hidden="true" />
          {copy.confirmed}
        </p>
        <p className={styles.balance}>{balance}</p>
      </div>
      <div>{action}</div>
      <p id="withdraw-reason" className={styles.reason}>
        {reason}
      </p>
    </div>
  );
}

interface FigureProps {
  icon?: ReactNode;
  label: string;
  amount: ReactNode;
  note: ReactNode;
}

function Figure({ icon, label, amount, note }: FigureProps) {
  return (
    <div className={styles.figure}>
      <p className={styles.label}>
        {icon}
        {label}
      </p>
      <p className={styles.amount}>{amount}</p>
      <p className={styles.note}>{note}</p>
    </div>
  );
}

function FiguresSkeleton() {
  return (
    <div className={styles.figures}>
      <Confirmed
        balance={<Skeleton width={160} />}
        reason={<Skeleton width={240} />}
        action={<Skeleton width={112} height={44} radius={8} />}
      />
      {[copy.pending, copy.lifetime, copy.contributed].map((label) => (
        <Figure key={label} label={label} amount={<Skeleton width={110} />} note={<Skeleton width={140} />} />
      ))}
    </div>
  );
}
