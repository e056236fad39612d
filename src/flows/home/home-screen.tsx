import type { ReactNode } from 'react';
import type { CurrencyCode } from '#machines/domain/client.ts';
import type { DuesState } from '#machines/domain/dues.ts';
import type { ImpactUnit } from '#machines/domain/impact.ts';
import type { Category, Reward } from '#machines/domain/reward.ts';
import type { MembershipSummary } from '#machines/domain/summary.ts';
import { homeMessages } from './home.messages.ts';
import type { Section } from '#src/ui/section/section.ts';
import { Balances } from './balances.tsx';
import { CategoryTiles } from './category-tiles.tsx';
import { CuratedDeals } from './curated-deals.tsx';
import { FeaturedOffers } from './featured-offers.tsx';
import { GiveawayCard, type WhyNoTickets } from './giveaway-card.tsx';
import * as styles from './home-screen.css.ts';
import { Impact } from './impact.tsx';
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
  impactUnits: readonly ImpactUnit[];
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
        <Impact summary={summary} currency={currency} units={props.impactUnits} />
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
