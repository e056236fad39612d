import {
  CircleCheck,
  CircleQuestionMark,
  CircleX,
  Clock,
  UserRoundPlus,
  type LucideIcon,
} from 'lucide-react';
import type { CurrencyCode } from '#machines/domain/client.ts';
import type { Referral, Referrals } from '#machines/domain/referral.ts';
import { skippedIn } from '#machines/domain/rows.ts';
import { formatDate } from '#src/messages/format-date.ts';
import { formatInteger, formatMoney } from '#src/messages/format.ts';
import { promisedText } from '#src/messages/promised-text.ts';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import type { Section } from '#src/ui/section/section.ts';
import { SectionView } from '#src/ui/section/section-view.tsx';
import { SkippedRows } from '#src/ui/skipped-rows/skipped-rows.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { useToday } from '#src/ui/today/use-today.ts';
import * as styles from './friend-list.css.ts';
import { referralsMessages as copy } from './referrals.messages.ts';

interface FriendListProps {
  section: Section<Referrals>;
  currency: CurrencyCode;
}

const icons: Readonly<Record<Referral['status'], LucideIcon>> = {
  approved: CircleCheck,
  pending: Clock,
  denied: CircleX,
  unknown: CircleQuestionMark,
};

/** Who was invited and what became of it, under three figures. */
export function FriendList({ section, currency }: FriendListProps) {
  if (section.state === 'absent') return null;
  return (
    <section aria-labelledby="friends">
      <h2 id="friends" className={styles.title}>
        {copy.listTitle}
      </h2>
      <SectionView section={section} failureTitle={copy.failed} skeleton={<FriendsSkeleton />}>
        {({ items, summary }) => (
          <div className={styles.card}>
            <Figures
              invited={formatInteger(summary.invited)}
              completed={formatInteger(summary.completed)}
              earned={formatMoney(summary.earned, currency)}
            />
            {items.length === 0 && skippedIn(items) === 0 ? (
              <div className={styles.empty}>
                <EmptyState
                  icon={<UserRoundPlus size={20} />}
                  title={copy.emptyTitle}
                  text={copy.emptyText}
                />
              </div>
            ) : (
              <ul>
                {items.map((friend) => (
                  <Friend key={friend.id} friend={friend} currency={currency} />
                ))}
              </ul>
            )}
            <SkippedRows count={skippedIn(items)} nouns={copy.nouns} />
          </div>
        )}
      </SectionView>
    </section>
  );
}

function Figures(figures: Readonly<Record<keyof typeof copy.figures, string>>) {
  return (
    <dl className={styles.figures} aria-label={copy.figuresLabel}>
      {(['invited', 'completed', 'earned'] as const).map((name) => (
        <div key={name} className={styles.figure}>
          <dt className={styles.label}>{copy.figures[name]}</dt>
          <dd className={styles.amount}>{figures[name]}</dd>
        </div>
      ))}
    </dl>
  );
}

function Friend({ friend, currency }: { friend: Referral; currency: CurrencyCode }) {
  const today = useToday();
  const { name, email, status, createdAt, joinedAt, completesAt, rewardAmount } = friend;
  const Icon = icons[status];
  const known = {
    reward: rewardAmount === null ? null : formatMoney(rewardAmount, currency),
    completed: completesAt && formatDate(completesAt),
    staying: completesAt && promisedText(copy.staying, completesAt, today),
  };
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <bdi className={styles.name}>{name || copy.unnamed}</bdi>
        <span className={styles.detail}>{email}</span>
      </span>
      <span className={styles.detail}>
        {joinedAt === null ? copy.invitedOn(formatDate(createdAt)) : copy.joinedOn(formatDate(joinedAt))}
      </span>
      <span className={styles.state}>
        <span className={styles.status[status]}>
          <Icon size={16} aria-hidden="true" />
          {copy.statuses[status]}
        </span>
        <span className={styles.detail}>{copy.reasons[status](known)}</span>
      </span>
    </li>
  );
}

function FriendsSkeleton() {
  return (
    <div className={styles.card}>
      <div className={styles.figures}>
        {[1, 2, 3].map((key) => (
          <div key={key} className={styles.figure}>
            <p className={styles.label}>
              <Skeleton width={96} />
            </p>
            <p className={styles.amount}>
              <Skeleton width={64} />
            </p>
          </div>
        ))}
      </div>
      {[1, 2, 3].map((key) => (
        <div key={key} className={styles.row}>
          <span className={styles.words}>
            <Skeleton width={140} />
            <Skeleton width={120} />
          </span>
          <Skeleton width={130} />
          <span className={styles.words}>
            <Skeleton width={96} />
            <Skeleton width={180} />
          </span>
        </div>
      ))}
    </div>
  );
}
