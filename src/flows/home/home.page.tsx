import { useSelector } from '@xstate/react';
import { duesStateOf, isUnpaid } from '#machines/domain/dues.ts';
import { impactUnitsOf } from '#machines/domain/impact.ts';
import { isOver } from '#machines/domain/membership-over.ts';
import { leadsToOpenPage, navigationItems, type NavItem } from '#machines/domain/navigation-items.ts';
import { routes } from '#machines/domain/routes.ts';
import { heroSlidesOf, type HeroSlide } from '#machines/domain/theme.ts';
import { useActor, useClient, useTheme } from '#src/app/app-context.ts';
import { useNavigationInput } from '#src/app/use-navigation-input.ts';
import { useSection } from '#src/app/use-section.ts';
import { useWithdrawal } from '#src/app/use-withdrawal.ts';
import { FirstStepsView } from './first-steps.view.tsx';
import { HeroSlides } from './hero-slides.view.tsx';
import { HomeScreen } from './home-screen.tsx';
import { ReactivationNotice } from '#src/flows/membership-notices/reactivation-notice.view.tsx';

export function HomeRoute() {
  const client = useClient();
  const theme = useTheme();
  const session = useSelector(useActor('session'), ({ context }) => context.session);
  const items = navigationItems(useNavigationInput());
  const overlays = useActor('overlays');
  const hasDeals = leadsToOpenPage(items, routes.rewards.path);
  const membership = session?.membership ?? null;
  const dues = duesStateOf(membership);
  const slides = heroSlidesOf(theme).map((slide) => withoutClosedLink(slide, items));
  const summary = useSection('summary');
  const done = summary.state === 'ready' ? summary.data.firstSteps : null;
  return (
    <HomeScreen
      notice={<ReactivationNotice heading="h2" />}
      firstName={session?.user.firstName ?? ''}
      currency={client.currencyCode}
      slides={slides.length > 0 ? <HeroSlides theme={theme} slides={slides} /> : null}
      firstSteps={done && <FirstStepsView done={done} hasDeals={hasDeals} />}
      dues={dues}
      hasDeals={hasDeals}
      ticketCount={session?.lotteryTicketNumbers.length ?? 0}
      whyNoTickets={
        dues === 'due' && membership && isUnpaid(membership.status)
          ? 'due'
          : isOver(membership)
            ? 'over'
            : 'soon'
      }
      summary={summary}
      impactUnits={impactUnitsOf(theme)}
      featured={useSection('featuredOffers')}
      curated={useSection('offers')}
      categories={useSection('categories')}
      onWithdraw={useWithdrawal()}
      onShowTickets={() => overlays.send({ type: 'overlay.open', overlay: { kind: 'tickets' } })}
      onOpenReward={(reward) =>
        overlays.send({
          type: 'overlay.open',
          overlay: {
            kind: 'reward',
            rewardId: reward.id,
            reward,
            place: reward.isFeatured ? 'featured' : 'curated',
          },
        })
      }
    />
  );
}

export default { view: HomeRoute };

/** A slide with its button, unless that leads to a page that is closed to the member, or that the client does not have. */
function withoutClosedLink(slide: HeroSlide, items: readonly NavItem[]): HeroSlide {
  return slide.button && !leadsToOpenPage(items, slide.button.href) ? { ...slide, button: null } : slide;
}
