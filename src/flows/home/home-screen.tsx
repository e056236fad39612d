import type { ReactNode } from 'react';
import type { CurrencyCode } from '#machines/domain/client.ts';
import type { Category, Reward } from '#machines/domain/reward.ts';
import type { MembershipSummary } from '#machines/domain/summary.ts';
import { heroSlidesOf, type Theme } from '#machines/domain/theme.ts';
import { formatMoney } from '#src/messages/format.ts';
import { homeMessages } from './home.messages.ts';
import type { Section } from '#src/ui/section/section.ts';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { Balances } from './balances.tsx';
import { CategoryTiles } from './category-tiles.tsx';
import { CuratedDeals } from './curated-deals.tsx';
import { FeaturedOffers } from './featured-offers.tsx';
import { GiveawayCard } from './giveaway-card.tsx';
import { HeroSlides } from './hero-slides.tsx';
import * as styles from './home-screen.css.ts';
import { LastDonations } from './last-donations.tsx';

interface HomeScreenProps {
  firstName: string;
  /** What the member should see to first. */
  notice?: ReactNode;
  currency: CurrencyCode;
  theme: Theme;
  /** Dues are unresolved: withdrawing waits. */
  hasDues: boolean;
  /** False in the limited experience, where deals are closed to the member. */
  hasDeals: boolean;
  ticketCount: number;
  summary: Section<MembershipSummary>;
  featured: Section<readonly Reward[]>;
  curated: Section<readonly Reward[]>;
  categories: Section<readonly Category[]>;
  onWithdraw: () => void;
  onOpenReward: (reward: Reward) => void;
  /** Opens the list of tickets, where there is one. */
  onShowTickets?: () => void;
}

export function HomeScreen(props: HomeScreenProps) {
  const { firstName, currency, theme, summary, hasDeals } = props;
  const hasSlides = heroSlidesOf(theme).length > 0;
  return (
    <div className={styles.screen}>
      <header>
        <h1 className={styles.title} tabIndex={-1}>
          {homeMessages.title(firstName)}
        </h1>
        <Impact summary={summary} currency={currency} />
      </header>
      {props.notice}
      <Balances section={summary} currency={currency} hasDues={props.hasDues} onWithdraw={props.onWithdraw} />
      <div className={hasSlides ? styles.stage : undefined}>
        {hasSlides && <HeroSlides theme={theme} />}
        <GiveawayCard
          ticketCount={props.ticketCount}
          hasDeals={hasDeals}
          onShowTickets={props.onShowTickets}
        />
      </div>
      {hasDeals && <FeaturedOffers section={props.featured} onOpen={props.onOpenReward} />}
      <div className={hasDeals ? styles.split : undefined}>
        {hasDeals && <CuratedDeals section={props.curated} onOpen={props.onOpenReward} />}
        <LastDonations section={summary} currency={currency} />
      </div>
      {hasDeals && <CategoryTiles section={props.categories} />}
    </div>
  );
}

function Impact({ summary, currency }: Pick<HomeScreenProps, 'summary' | 'currency'>) {
  if (summary.state === 'loading') {
    return (
      <div className={styles.impact}>
        <Skeleton width={360} />
      </div>
    );
  }
  return (
    <p className={styles.impact}>
      {summary.state === 'ready' ? impactOf(summary.data, currency) : homeMessages.impact.start}
    </p>
  );
}

function impactOf(summary: MembershipSummary, currency: CurrencyCode): string {
  const { contributedThisMonth, lifetimeCashBack, lastDonations } = summary;
  const last = lastDonations[0];
  if (contributedThisMonth > 0) {
    const given = formatMoney(contributedThisMonth, currency);
    return last ? homeMessages.impact.giving(given, last.recipient) : homeMessages.impact.given(given);
  }
  if (lifetimeCashBack > 0) return homeMessages.impact.earned(formatMoney(lifetimeCashBack, currency));
  return homeMessages.impact.start;
}
