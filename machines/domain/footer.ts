import { leadsToOpenPage, type NavItem } from './navigation-items.ts';
import { writeQuery } from './query.ts';
import type { Category } from './reward.ts';
import { routes } from './routes.ts';
import { anchorOf, labelOf, leadsSomewhere, type Declarations, type Theme } from './theme.ts';

const socialNetworks = ['instagram', 'twitter', 'facebook', 'youtube', 'linkedin'] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

export type FooterLinkId =
  'contact' | 'faq' | 'terms' | 'privacy' | 'about1' | 'about2' | 'mission' | 'history';

/** A link of the footer. `text` is null where the built-in copy for the id is meant. */
export interface FooterLink {
  id: FooterLinkId;
  text: string | null;
  href: string;
  css: Declarations;
}

export interface FooterContent {
  /** Null where the client's name or the built-in copy is meant. */
  title: string | null;
  description: string | null;
  aboutTitle: string | null;
  /** All deals, Refer, My card and My account, as the navigation has them. */
  items: NavItem[];
  categories: { name: string; href: string }[];
  support: FooterLink[];
  about: FooterLink[];
  social: { network: SocialNetwork; href: string }[];
  hasCredit: boolean;
}

interface FooterInput {
  theme: Theme;
  /** The items of the navigation; none for a visitor. */
  items: readonly NavItem[];
  /** Empty until they are loaded, and when they could not be. */
  categories: readonly Category[];
  isWhiteLabel: boolean;
}

const popularCategories = 8;

/** What the footer shows: a link only when it leads somewhere, a category only when deals can be filtered by it. */
export function footerContent({ theme, items, categories, isWhiteLabel }: FooterInput): FooterContent {
  const text = (key: string) => {
    const { value } = labelOf(theme, key);
    return value === 'default' ? null : value;
  };
  const anchor = (id: FooterLinkId, key: string): FooterLink => {
    const { value, href, css } = anchorOf(theme, key);
    return { id, text: value === '' || value === 'default' ? null : value, href, css };
  };
  const own = (id: FooterLinkId, href: string): FooterLink => ({ id, text: null, href, css: [] });
  const leading = (links: FooterLink[]) => links.filter((link) => leadsSomewhere(link.href));
  const hasDeals = leadsToOpenPage(items, routes.rewards.path);

  return {
    title: text('footer_title'),
    description: text('footer_description'),
    aboutTitle: text('footer_about_subTitle'),
    items: items.filter(({ id }) => ['deals', 'refer', 'activity', 'account'].includes(id)),
    categories: categories
      .filter(({ platformName }) => hasDeals && platformName !== '')
      .slice(0, popularCategories)
      .map(({ name, platformName }) => ({ name, href: categoryHref(platformName) })),
    support: leading([
      anchor('contact', 'footer_contact_us'),
      anchor('faq', 'footer_faq'),
      own('terms', routes['support-terms'].path),
      own('privacy', routes['support-privacy'].path),
    ]),
    about: leading([
      anchor('about1', 'footer_about_1'),
      anchor('about2', 'footer_about_2'),
      anchor('mission', 'footer_mission'),
      anchor('history', 'footer_history'),
    ]).filter(({ id, text: label }) => label !== null || id === 'mission' || id === 'history'),
    social: socialNetworks
      .map((network) => ({ network, href: anchorOf(theme, `footer_social_${network}`).href }))
      .filter(({ href }) => leadsSomewhere(href)),
    hasCredit: !isWhiteLabel,
  };
}

/** All deals, filtered by a category. */
export function categoryHref(platformName: string): string {
  return routes.rewards.path + writeQuery([['category', platformName]]);
}
