import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { versionOf } from '#machines/domain/client.ts';
import { duesStateOf, isUnpaid } from '#machines/domain/dues.ts';
import { footerContent } from '#machines/domain/footer.ts';
import { initialsOf } from '#machines/domain/initials.ts';
import { hasOfferSearch, navigationItems } from '#machines/domain/navigation-items.ts';
import { factsOf, type RouteName } from '#machines/domain/routes.ts';
import { useActor, useApp, useClient } from '#src/app/app-context.ts';
import { useIdle } from '#src/app/idle.ts';
import { BottomBar } from '#src/app/layout/bottom-bar.tsx';
import { Footer } from '#src/app/layout/footer.tsx';
import { MainFrame } from '#src/app/layout/main-frame.tsx';
import { reviewConsent } from '#src/flows/consent/review-consent.ts';
import { OverdueNotice } from '#src/flows/membership-notices/overdue-bar.view.tsx';
import { TopBar } from '#src/app/layout/top-bar.tsx';
import { useNavigationInput } from '#src/app/use-navigation-input.ts';
import { lazyComponent } from '#src/code/lazy-component.tsx';
import { navigationMessages } from '#src/messages/navigation.ts';
import { Notices } from './notices.tsx';
import Overlays from './overlays.tsx';

const AutoPrompts = lazyComponent(() => import('./auto-prompts.tsx'), { when: useIdle });
const OfferSearch = lazyComponent(() => import('#src/flows/offer-search/offer-search.view.tsx'), {
  when: useIdle,
});

/** A page of the members, in its frame. */
export function MainPage({ route, children }: { route: RouteName; children: ReactNode }) {
  const app = useApp();
  const client = useClient();
  const session = useActor('session');
  const overlays = useActor('overlays');
  const consent = useActor('consent');
  const theme = useSelector(app, ({ context }) => context.theme);
  const person = useSelector(session, ({ context }) => context.session);
  const categories = useSelector(useActor('categories'), ({ context }) => context.data ?? []);
  const input = useNavigationInput();

  const membership = person?.membership;
  const items = navigationItems(input);
  const navigation = {
    items,
    current: route,
    closedReason: navigationMessages.closed(input.status),
    onInviteFriends: () => overlays.send({ type: 'overlay.open', overlay: { kind: 'inviteFriends' } }),
    onLogOut: () => session.send({ type: 'session.logOut' }),
  };
  const brand = { theme, clientName: client.name };

  return (
    <MainFrame
      isDuotone={factsOf(route).duotone === true}
      notices={
        <>
          <Notices />
          {membership && duesStateOf(membership) === 'due' && (
            <OverdueNotice action={isUnpaid(membership.status) ? 'renew' : 'pay'} />
          )}
        </>
      }
      topBar={
        <TopBar
          {...brand}
          {...navigation}
          initials={initialsOf(person?.user.firstName ?? '', person?.user.lastName ?? '')}
          {...(hasOfferSearch(input) && {
            search: <OfferSearch isRequested />,
            onSearch: () => overlays.send({ type: 'overlay.open', overlay: { kind: 'search' } }),
          })}
        />
      }
      bottomBar={<BottomBar {...navigation} />}
      footer={
        <Footer
          clientName={client.name}
          content={footerContent({
            theme,
            items,
            categories,
            isWhiteLabel: versionOf(client) === 'whitelabel',
          })}
          closedReason={navigation.closedReason}
          onInviteFriends={navigation.onInviteFriends}
          onReviewConsent={() => reviewConsent(consent)}
        />
      }
    >
      {children}
      <Overlays />
      <AutoPrompts />
    </MainFrame>
  );
}
