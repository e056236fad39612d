import type { FooterLinkId, SocialNetwork } from '#machines/domain/footer.ts';
import { frameMessages } from './frame.ts';

const links: Readonly<Record<FooterLinkId, string>> = {
  contact: frameMessages.contact,
  faq: 'FAQ',
  terms: frameMessages.terms,
  privacy: frameMessages.privacy,
  about1: 'About',
  about2: 'About',
  mission: 'Mission',
  history: 'History',
};

const networks: Readonly<Record<SocialNetwork, string>> = {
  instagram: 'Instagram',
  twitter: 'Twitter',
  facebook: 'Facebook',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
};

export const footerMessages = {
  label: 'Footer',
  description: 'Everyday purchases that give something back: to you, and to the people you support.',
  categories: 'Popular categories',
  support: 'Support',
  about: 'About',
  networks,
  cookies: 'Cookie choices',
  credit: 'Made with love for people who give.',
  links,
} as const;
