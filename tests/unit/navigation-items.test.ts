import { describe, expect, test } from 'vitest';
import { membershipStatuses, type MembershipStatus } from '#machines/domain/member.ts';
import {
  hasOfferSearch,
  leadsToOpenPage,
  navigationItems,
  type NavigationItemsInput,
  type NavItem,
} from '#machines/domain/navigation-items.ts';
import { routeNames, routes } from '#machines/domain/routes.ts';
import { rules } from '#machines/navigation/rules.ts';
import { sampleFacts } from '#machines/samples/facts.ts';

const flags = [false, true];
const statuses: (MembershipStatus | null)[] = [...membershipStatuses, 'unknown', null];
const member: NavigationItemsInput = {
  session: 'member',
  isAdmin: false,
  status: 'active',
  hasCurrentSubscription: true,
  cards: 'some',
  isAmexLimited: false,
  hasReferral: true,
  hasReferralPage: true,
  hasVideos: true,
  hasNewOffers: false,
};

const space: NavigationItemsInput[] = (['visitor', 'nonMember', 'member'] as const)
  .map((session) => ({ ...member, session }))
  .flatMap((each) => statuses.map((status) => ({ ...each, status })))
  .flatMap((each) => (['unknown', 'none', 'onlyAmex', 'some'] as const).map((cards) => ({ ...each, cards })))
  .flatMap((each) => flags.map((isAdmin) => ({ ...each, isAdmin })))
  .flatMap((each) => flags.map((hasCurrentSubscription) => ({ ...each, hasCurrentSubscription })))
  .flatMap((each) => flags.map((isAmexLimited) => ({ ...each, isAmexLimited })))
  .flatMap((each) => flags.map((hasReferral) => ({ ...each, hasReferral })))
  .flatMap((each) => flags.map((hasReferralPage) => ({ ...each, hasReferralPage })))
  .flatMap((each) => flags.map((hasVideos) => ({ ...each, hasVideos })))
  .flatMap((each) => flags.map((hasNewOffers) => ({ ...each, hasNewOffers })));

const ids = (input: NavigationItemsInput) => navigationItems(input).map(({ id }) => id);
const enabled = (items: NavItem[]) => items.filter(({ isEnabled }) => isEnabled).map(({ id }) => id);
const menuOf = (input: NavigationItemsInput): NavItem[] => {
  const target = navigationItems(input).find(({ id }) => id === 'account')?.target;
  return target?.kind === 'menu' ? target.items : [];
};

const isFree = ({ isAdmin, status, hasCurrentSubscription }: NavigationItemsInput) =>
  isAdmin || status === 'active' || status === 'overdue' || (status === 'unknown' && hasCurrentSubscription);

describe(`the navigation, over ${space.length} cases`, () => {
  test('[NAV-09] shows all items of an active member in their order', () => {
    expect(ids(member)).toEqual(['home', 'deals', 'refer', 'videos', 'activity', 'account']);
    expect(menuOf(member).map(({ id }) => id)).toEqual(['profile', 'logOut']);
  });

  test('[NAV-09] sends the one order in every case', () => {
    const order = ['home', 'deals', 'refer', 'videos', 'activity', 'account'];
    for (const input of space) {
      expect(ids(input)).toEqual(order.filter((id) => ids(input).some((each) => each === id)));
    }
  });

  test('[NAV-09] shows Refer exactly when the referral programme is on, as its page or as the dialog', () => {
    for (const input of space) {
      const refer = navigationItems(input).find(({ id }) => id === 'refer');
      const target = input.hasReferralPage ? { kind: 'page', route: 'refer' } : { kind: 'inviteFriends' };
      expect(refer?.target).toEqual(input.hasReferral ? target : undefined);
    }
  });

  test('[NAV-09] shows Videos exactly to members of a client that has them', () => {
    for (const input of space) {
      expect(ids(input).includes('videos')).toBe(input.hasVideos && input.session === 'member');
    }
  });

  test('[NAV-09] enables the pages exactly for active and overdue members, for paid ones of an unknown status and for admins', () => {
    for (const input of space) {
      expect(enabled(navigationItems(input))).toEqual(isFree(input) ? ids(input) : ['account']);
    }
  });

  test('[NAV-09] leaves a member whose paid period still runs the profile and the way out', () => {
    for (const input of space) {
      const isLeaving = input.status === 'churned' && input.hasCurrentSubscription;
      expect(enabled(menuOf(input))).toEqual(isFree(input) || isLeaving ? ['profile', 'logOut'] : ['logOut']);
    }
  });

  test('[NAV-10] hides All deals and My card exactly from limited members with nothing but Amex cards', () => {
    for (const input of space) {
      const isLimited = input.isAmexLimited && input.cards === 'onlyAmex';
      expect(ids(input).includes('deals')).toBe(!isLimited);
      expect(ids(input).includes('activity')).toBe(!isLimited);
    }
  });

  const limited = { isAmexLimited: true, cards: 'onlyAmex' } as const;
  test.each<[href: string, isOpen: boolean, change: Partial<NavigationItemsInput>]>([
    ['/rewards', true, {}],
    ['/rewards?category=Shoes', false, limited],
    ['/activity?range=all#rows', false, limited],
    ['/activity/', true, {}],
    ['/activity/', false, limited],
    ['/rewards', false, { status: 'suspended' }],
    ['/refer', true, {}],
    ['/refer', false, { hasReferralPage: false }],
    ['/refer', false, { hasReferral: false }],
    ['/videos', true, {}],
    ['/videos', false, { hasVideos: false }],
    ['/account?edit=name', true, limited],
    ['/', true, limited],
    ['/support/terms', true, limited],
    ['/nowhere', true, limited],
    ['https://elsewhere.example/rewards', true, limited],
    ['mailto:us@example.com', true, limited],
  ])(
    '[NAV-09] [NAV-10] a link to %s is followed where it leads somewhere: %s, given %o',
    (href, isOpen, change) => {
      expect(leadsToOpenPage(navigationItems({ ...member, ...change }), href)).toBe(isOpen);
    },
  );

  test('[NAV-10] the guards send nobody elsewhere who follows a link that leads to an open page', () => {
    const pages = routeNames.filter((name) => routes[name].access === 'main');
    const opened = new Set<string>();
    for (const input of space) {
      if (input.session !== 'member' || input.status === null) continue;
      const items = navigationItems(input);
      const facts = { ...sampleFacts.active, ...input };
      for (const route of pages) {
        if (!leadsToOpenPage(items, routes[route].path)) continue;
        opened.add(route);
        const redirected = Object.entries(rules).filter(([, rule]) => rule({ route, facts }));
        expect({ route, input, redirected }).toEqual({ route, input, redirected: [] });
      }
    }
    expect([...opened].sort()).toEqual([...pages].sort());
  });

  test('[NAV-10] shows the search exactly without the new offers system and outside the limited experience', () => {
    for (const input of space) {
      const isLimited = input.isAmexLimited && input.cards === 'onlyAmex';
      expect(hasOfferSearch(input)).toBe(!input.hasNewOffers && !isLimited);
    }
  });
});
