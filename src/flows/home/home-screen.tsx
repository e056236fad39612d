import type { ReactNode } from 'react';
import type { CurrencyCode } from '#machines/domain/client.ts';
import type { DuesState } from '#machines/domain/dues.ts';
import { isRecentMonth } from '#machines/domain/promised-day.ts';
import type { Category, Reward } from '#machines/domain/reward.ts';
import type { MembershipSummary } from '#machines/domain/summary.ts';
import { formatMonth } from '#src/messages/format-date.ts';
import { formatMoney } from '#src/messages/format.ts';
import { homeMessages } from './home.messages.ts';
import type { Section } from '#src/ui/section/section.ts';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { useToday } from '#src/ui/today/use-today.ts';
import { Balances } from './balances.tsx';
import { CategoryTiles } from './category-tiles.tsx';
import { CuratedDeals } from './curated-deals.tsx';
import { FeaturedOffers } from './featured-offers.tsx';
import { GiveawayCard, type WhyNoTickets } from './giveaway-card.tsx';
import * as styles from './home-screen.css.ts';
import { LastDonations } from './last-donations.tsx';

interface HomeScreenProps {
  firstName: string;
  /** What the member should see to first. */
  notice?: ReactNode;
  /** What the tenant shows of itself; null where it shows nothing. */
  slides: ReactNode;
  /** What somebody who has nothing yet can do. */
  firstSteps: ReactNode;
  currency: CurrencyCode;
  /** Unless there are none, withdrawing waits. */
  dues: DuesState;
  /** False in the limited experience, where deals are closed to the member. */
  hasDeals: boolean;
  ticketCount: number;
  whyNoTickets: WhyNoTickets;
  summary: Section<MembershipSummary>;
  featured: Section<readonly Reward[]>;
  curated: Section<readonly Reward[]>;
  categories: Section<readonly Category[]>;
  /** Null where nothing can be withdrawn by this app. */
  onWithdraw: (() => void) | null;
  onOpenReward: (reward: Reward) => void;
  onShowTickets: () => void;
}

export function HomeScreen(props: HomeScreenProps) {
  const { firstName, currency, summary, slides, hasDeals } = props;
  return (
    <div className={styles.screen}>
      <header>
        <h1 className={styles.title} tabIndex={-1}>
          {homeMessages.title(firstName)}
        </h1>
        <Impact summary={summary} currency={currency} />
      </header>
      {props.notice}
      {props.firstSteps}
      <Balances section={summary} currency={currency} dues={props.dues} onWithdraw={props.onWithdraw} />
      <div className={slides === null ? undefined : styles.stage}>
        {slides}
        <GiveawayCard
          ticketCount={props.ticketCount}
          whyNone={props.whyNoTickets}
          onShowTickets={props.onShowTickets}
        />
      </div>
      {hasDeals && <FeaturedOffers section={props.featured} onOpen={props.onOpenReward} />}
      <div className={hasDeals && summary.state !== 'absent' ? styles.split : undefined}>
        {hasDeals && <CuratedDeals section={props.curated} onOpen={props.onOpenReward} />}
        <LastDonations section={summary} currency={currency} />
      </div>
      {hasDeals && <CategoryTiles section={props.categories} />}
    </div>
  );
}

function Impact({ summary, currency }: Pick<HomeScreenProps, 'summary' | 'currency'>) {
  const today = useToday();
  if (summary.state === 'loading') {
    return (
      <div className={styles.impact}>
        <Skeleton width={540} />
        <Skeleton width={360} />
      </div>
    );
  }
  return (
    <p className={styles.impact}>
      {summary.state === 'ready' ? impactOf(summary.data, currency, today) : homeMessages.impact.start}
    </p>
  );
}

/** What the running month gave so far, and where the last one's went: each by its name, and of no older month. */
function impactOf(summary: MembershipSummary, currency: CurrencyCode, today: Date): string {
  const { contributedThisMonth, lifetimeCashBack, lastDonations, contributions } = summary;
  const running = contributions.at(-1);
  const last = lastDonations[0];
  const copy = homeMessages.impact;
  const sentences = [
    ...(running && contributedThisMonth > 0
      ? [copy.giving(formatMoney(contributedThisMonth, currency), formatMonth(running.month))]
      : []),
    ...(last && last.month !== null && isRecentMonth(last.month, running?.month ?? today)
      ? [copy.given(formatMoney(last.amount, currency), formatMonth(last.month), last.recipient)]
      : []),
  ];
  if (sentences.length > 0) return sentences.join(' ');
  return lifetimeCashBack > 0 ? copy.earned(formatMoney(lifetimeCashBack, currency)) : copy.start;
}
