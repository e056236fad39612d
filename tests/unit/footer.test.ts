import { describe, expect, test } from 'vitest';
import { footerContent } from '#machines/domain/footer.ts';
import { navigationItems, type NavigationItemsInput } from '#machines/domain/navigation-items.ts';
import { defaultTheme, type Theme } from '#machines/domain/theme.ts';

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
  hasNewOffers: true,
};
const items = navigationItems(member);
const none = { theme: defaultTheme, items, categories: [], isWhiteLabel: false };
const anchor = (key: string, href: string, value = '') => ({ key, value, href, type: 'default', css: [] });
const withAnchors = (...anchors: Theme['anchors']): Theme => ({ ...defaultTheme, anchors });

describe('the footer', () => {
  test('[NAV-12] has the brand column in its order, without Home and Videos', () => {
    expect(footerContent(none).items.map(({ id }) => id)).toEqual(['deals', 'refer', 'activity', 'account']);
  });

  test('[NAV-12] always has terms and privacy, and nothing of the tenant when the theme is empty', () => {
    const content = footerContent(none);
    expect(content.support.map(({ id, href }) => [id, href])).toEqual([
      ['terms', '/support/terms'],
      ['privacy', '/support/privacy'],
    ]);
    expect([content.about, content.social, content.title]).toEqual([[], [], null]);
  });

  test('[NAV-12] shows a link only when its address is neither empty nor #', () => {
    const theme = withAnchors(
      anchor('footer_contact_us', '#'),
      anchor('footer_faq', 'https://help.example/faq', 'Questions'),
      anchor('footer_about_1', '', 'Our story'),
      anchor('footer_about_2', '/about', 'Team'),
      anchor('footer_social_instagram', 'https://instagram.example/us'),
      anchor('footer_social_twitter', '#'),
    );
    const content = footerContent({ ...none, theme });
    expect(content.support.map(({ id }) => id)).toEqual(['faq', 'terms', 'privacy']);
    expect(content.about.map(({ id, text }) => [id, text])).toEqual([['about2', 'Team']]);
    expect(content.social).toEqual([{ network: 'instagram', href: 'https://instagram.example/us' }]);
  });

  test('[NAV-12] lists at most eight categories, and only those with a platform name', () => {
    const categories = Array.from({ length: 12 }, (_, index) => ({
      name: `Category ${index}`,
      platformName: index === 1 ? '' : `Home & garden ${index}`,
    }));
    const content = footerContent({ ...none, categories });
    expect(content.categories.map(({ name }) => name)).toEqual(
      [0, 2, 3, 4, 5, 6, 7, 8].map((index) => `Category ${index}`),
    );
    expect(content.categories[0]?.href).toBe('/rewards?category=Home%20%26%20garden%200');
  });

  test.each<[string, Partial<NavigationItemsInput>]>([
    [
      'has nothing but American Express cards, where that is limited',
      { cards: 'onlyAmex', isAmexLimited: true },
    ],
    ['has cancelled, and may see no more than the account', { status: 'churned' }],
    ['is suspended', { status: 'suspended', hasCurrentSubscription: false }],
  ])('[NAV-10] [NAV-12] lists no category to who %s: deals are closed to them', (_, change) => {
    const categories = [{ name: 'Shoes', platformName: 'Shoes' }];
    const closed = { ...none, categories, items: navigationItems({ ...member, ...change }) };
    expect(footerContent(closed).categories).toEqual([]);
    expect(footerContent({ ...none, categories }).categories).toHaveLength(1);
  });

  test('[NAV-12] hides the credit strip for white-label clients only', () => {
    expect(footerContent(none).hasCredit).toBe(true);
    expect(footerContent({ ...none, isWhiteLabel: true }).hasCredit).toBe(false);
  });

  test('[PLAY-04] leads to the contact and the questions of the tenant beside terms and privacy', () => {
    const theme = withAnchors(
      anchor('footer_contact_us', 'mailto:help@example.com', 'Write to us'),
      anchor('footer_faq', 'https://help.example/faq'),
    );
    expect(
      footerContent({ ...none, theme })
        .support.map(({ href }) => href)
        .toSorted(),
    ).toEqual(['/support/privacy', '/support/terms', 'https://help.example/faq', 'mailto:help@example.com']);
  });
});
