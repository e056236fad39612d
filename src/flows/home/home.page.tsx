import { useSelector } from '@xstate/react';
import { use } from 'react';
import { owesDues } from '#machines/domain/dues.ts';
import { isLimitedToAmex } from '#machines/domain/navigation-items.ts';
import { writeQuery } from '#machines/domain/query.ts';
import { routes } from '#machines/domain/routes.ts';
import { useActor, useApp, useClient } from '#src/app/app-context.ts';
import { useNavigationInput } from '#src/app/use-navigation-input.ts';
import { useSection } from '#src/app/use-section.ts';
import { HomeScreen } from './home-screen.tsx';
import { ReactivationNotice } from '#src/flows/membership-notices/reactivation-notice.view.tsx';
import { NavigationContext } from '#src/ui/link/navigation.ts';

export default function HomeRoute() {
  const client = useClient();
  const theme = useSelector(useApp(), ({ context }) => context.theme);
  const session = useSelector(useActor('session'), ({ context }) => context.session);
  const input = useNavigationInput();
  const navigation = use(NavigationContext);
  const overlays = useActor('overlays');
  return (
    <HomeScreen
      notice={<ReactivationNotice heading="h2" />}
      firstName={session?.user.firstName ?? ''}
      currency={client.currencyCode}
      theme={theme}
      hasDues={owesDues(input.status ?? '')}
      hasDeals={!isLimitedToAmex(input)}
      ticketCount={session?.lotteryTicketNumbers.length ?? 0}
      summary={useSection('summary')}
      featured={useSection('featuredOffers')}
      curated={useSection('offers')}
      categories={useSection('categories')}
      onWithdraw={() => overlays.send({ type: 'overlay.open', overlay: { kind: 'withdrawal' } })}
      onOpenReward={({ brand }) => navigation?.go(routes.rewards.path + writeQuery([['search', brand]]))}
    />
  );
}
