import { describe, expect, test } from 'vitest';
import { membershipStatuses, type MembershipStatus } from '#machines/domain/member.ts';
import {
  hasOfferSearch,
  navigationItems,
  type NavigationItemsInput,
  type NavItem,
} from '#machines/domain/navigation-items.ts';
import { isClosedToLimited } from '#machines/domain/limited-pages.ts';

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

describe(`the navigation, over ${space.length} cases`, () => {
  test('[NAV-09] shows all items of an active member in their order', () => {
    expect(ids(member)).toEqual(['home', 'deals', 'refer', 'videos', 'activity', 'account']);
    expect(menuOf(member).map(({ id }) => id)).toEqual(['profile', 'logOut']);
  });

  test('[NAV-09] keeps the one order in every case', () => {
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

  test('[NAV-09] enables the pages exactly for active and overdue members and for admins', () => {
    for (const input of space) {
      const isFree = input.isAdmin || input.status === 'active' || input.status === 'overdue';
      expect(enabled(navigationItems(input))).toEqual(isFree ? ids(input) : ['account']);
    }
  });

  test('[NAV-09] leaves a member whose paid period still runs the profile and the way out', () => {
    for (const input of space) {
      const isFree = input.isAdmin || input.status === 'active' || input.status === 'overdue';
      const isLeaving = input.status === 'churned' && input.hasCurrentSubscription;
      expect(enabled(menuOf(input))).toEqual(isFree || isLeaving ? ['profile', 'logOut'] : ['logOut']);
    }
  });

  test('[NAV-10] hides All deals and My card exactly from limited members with nothing but Amex cards', () => {
    for (const input of space) {
      const isLimited = input.isAmexLimited && input.cards === 'onlyAmex';
      expect(ids(input).includes('deals')).toBe(!isLimited);
      expect(ids(input).includes('activity')).toBe(!isLimited);
    }
  });

  test.each([
    ['/rewards', true],
    ['/activity?range=all#rows', true],
    ['/rewards/', true],
    ['/account', false],
    ['/', false],
    ['https://elsewhere.example/rewards', false],
    ['mailto:us@example.com', false],
  ])('[NAV-10] a link to %s is closed to a limited member: %s', (href, isClosed) => {
    expect(isClosedToLimited(href)).toBe(isClosed);
  });

  test('[NAV-10] shows the search exactly without the new offers system and outside the limited experience', () => {
    for (const input of space) {
      const isLimited = input.isAmexLimited && input.cards === 'onlyAmex';
      expect(hasOfferSearch(input)).toBe(!input.hasNewOffers && !isLimited);
    }
  });
});
