import type { MembershipStatus } from './member.ts';
import { factsOf, routeAt, type RouteName } from './routes.ts';

/** What the navigation reads about the client and the person. */
export interface NavigationItemsInput {
  session: 'visitor' | 'nonMember' | 'member';
  isAdmin: boolean;
  /** Null for somebody without a membership. */
  status: MembershipStatus | null;
  hasCurrentSubscription: boolean;
  /** `unknown` until the list was read: never taken for "only Amex". */
  cards: 'unknown' | 'none' | 'onlyAmex' | 'some';
  /** The client limits what members with nothing but American Express cards see. */
  isAmexLimited: boolean;
  /** The client has a referral programme. */
  hasReferral: boolean;
  /** Referring has a page of its own; else it is a dialog. */
  hasReferralPage: boolean;
  /** The client has a videos section. */
  hasVideos: boolean;
  /** The client runs the new offers system, which brings its own search. */
  hasNewOffers: boolean;
}

export type NavItemId = 'home' | 'deals' | 'refer' | 'videos' | 'activity' | 'account' | 'profile' | 'logOut';

export type NavTarget =
  | { kind: 'page'; route: RouteName }
  | { kind: 'inviteFriends' }
  | { kind: 'logOut' }
  | { kind: 'menu'; items: NavItem[] };

export interface NavItem {
  id: NavItemId;
  target: NavTarget;
  /** False: shown, with its reason, and leads nowhere. */
  isEnabled: boolean;
}

/** The items of the top bar and of the bottom bar, in their order; what a member may not see is left out. */
export function navigationItems(input: NavigationItemsInput): NavItem[] {
  const isEnabled = isNavigationEnabled(input);
  const isLimited = isLimitedToAmex(input);
  const page = (id: NavItemId, route: RouteName): NavItem => ({
    id,
    target: { kind: 'page', route },
    isEnabled,
  });

  const items: NavItem[] = [page('home', 'home')];
  if (!isLimited) items.push(page('deals', 'rewards'));
  if (input.hasReferral) {
    items.push(
      input.hasReferralPage
        ? page('refer', 'refer')
        : { id: 'refer', target: { kind: 'inviteFriends' }, isEnabled },
    );
  }
  if (input.hasVideos && input.session === 'member') items.push(page('videos', 'videos'));
  if (!isLimited) items.push(page('activity', 'activity'));
  items.push({
    id: 'account',
    isEnabled: true,
    target: {
      kind: 'menu',
      items: [
        { ...page('profile', 'account'), isEnabled: isEnabled || isActiveChurned(input) },
        { id: 'logOut', target: { kind: 'logOut' }, isEnabled: true },
      ],
    },
  });
  return items;
}

/** Whether a link leads elsewhere, or to a page that these items have: from any other the guards send home. */
export function leadsToOpenPage(items: readonly NavItem[], href: string): boolean {
  const route = routeAt(href.replace(/[?#].*$/, ''));
  return route === null || factsOf(route).access !== 'main' || pagesOf(items).includes(route);
}

function pagesOf(items: readonly NavItem[]): RouteName[] {
  return items.flatMap(({ target, isEnabled }) => {
    if (target.kind === 'menu') return pagesOf(target.items);
    return target.kind === 'page' && isEnabled ? [target.route] : [];
  });
}

/** Whether the top bar has the offer search. */
export function hasOfferSearch(input: NavigationItemsInput): boolean {
  return !input.hasNewOffers && !isLimitedToAmex(input);
}

/** Active and overdue members, and admins, move freely; on a status that the app does not know, who has a paid period. */
function isNavigationEnabled({ status, isAdmin, hasCurrentSubscription }: NavigationItemsInput): boolean {
  const isPaid = status === 'unknown' && hasCurrentSubscription;
  return isAdmin || status === 'active' || status === 'overdue' || isPaid;
}

/** Whether offers and card activity are closed to a member, who has nothing but American Express cards. */
function isLimitedToAmex({
  isAmexLimited,
  cards,
}: Pick<NavigationItemsInput, 'isAmexLimited' | 'cards'>): boolean {
  return isAmexLimited && cards === 'onlyAmex';
}

function isActiveChurned({ status, hasCurrentSubscription }: NavigationItemsInput): boolean {
  return status === 'churned' && hasCurrentSubscription;
}
