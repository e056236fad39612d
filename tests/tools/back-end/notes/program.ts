import type { Client } from '#machines/domain/client.ts';
import type { Category } from '#machines/domain/reward.ts';
import type { Theme } from '#machines/domain/theme.ts';
import type { Tier } from '#machines/domain/tier.ts';
import { extra, specified, whereThere, type NotesOf } from './note.ts';

export const clientNotes: NotesOf<Client> = {
  id: whereThere(extra('Nothing that a member sees.')),
  name: specified('The program is called "Rewards".'),
  currencyCode: specified('Amounts are shown in US dollars.'),
  supportEmail: specified('Error texts name no address for support.'),
  featureFlags: specified('Every flag counts as off.'),
  'featureFlags.whiteLabeled': specified(
    'The client counts as not white-labeled: the page title has a suffix.',
  ),
  'featureFlags.newOffersSystem': specified('The header has the search box of the old offers system.'),
  'featureFlags.downgradeMembership': specified('Cheaper plans cannot be chosen.'),
  'featureFlags.amexLimitUx': specified('Members with Amex cards alone see offers and activity.'),
  'featureFlags.newReferralSystem': specified('There is no referral page; "Refer" opens the invite dialog.'),
  'featureFlags.destinations': specified('The parameter `dest` of a sign-up link is ignored.'),
  'featureFlags.videosPage': specified('There is no videos page.'),
  'featureFlags.sweepstakesReminder': extra('Members are not reminded of the monthly giveaway.'),
  'featureFlags.idempotencyKeys': extra(
    'A payment whose answer got lost is not sent again, and the app does not promise that nobody is charged twice.',
  ),
  destinations: specified('The parameter `dest` of a sign-up link is ignored.'),
  'destinations[].code': specified('This destination cannot be named in a sign-up link.'),
  membershipModel: specified('The tiers decide whether members choose among them.'),
  hasAffinities: whereThere(extra('The sign-up asks for the causes to learn whether there are any.')),
  referralProgram: specified('Members cannot invite friends.'),
  referralProgramId: specified('The page of the referral program is not shown in the invite dialog.'),
  referralReward: specified('The invitation does not say what a friend brings.'),
  referralFrameUrl: extra('The page of the referral program is not shown in the invite dialog.'),
  vimeoShowcaseId: specified('There is no videos page.'),
  videosUrl: extra('Videos play on Vimeo.'),
  landingPageUrl: specified('A visitor without a chosen tier starts at the sign-up.'),
  gtmId: specified('No tag manager is loaded.'),
  socialProviders: extra('The app cannot tell which social logins this client has.'),
};

export const tierNotes: NotesOf<Tier> = {
  id: specified('This tier is not offered.'),
  name: specified('The tier has no name but its label.'),
  labels: specified('The tier has no label beside its name.'),
  benefits: specified('The tier has no list of benefits.'),
  'benefits[].key': extra('A review lists the benefits of both tiers without comparing them.'),
  'benefits[].count': extra('A review lists the benefits of both tiers without comparing them.'),
  'benefits[].text': specified('This benefit is not listed.'),
  price: specified('The tier costs what its first plan does; without plans it is not offered.'),
  minRoundUp: specified('The least that a round-up plan costs is not shown.'),
  maxRoundUp: specified('The most that a round-up plan costs is not shown.'),
  hasNoMinimum: specified('The tier counts as one with a minimum.'),
  isFixedTier: specified('The tier counts as a round-up tier when plans are compared.'),
  hidden: specified('The tier is offered to everybody.'),
  membershipTierPlans: specified('The tier has one price and no choice between month and year.'),
  'membershipTierPlans[].id': specified('This plan is not offered.'),
  'membershipTierPlans[].price': specified('This plan is not offered.'),
  'membershipTierPlans[].frequency': specified('This plan is not offered.'),
  'membershipTierPlans[].chipText': specified('The plan has no chip, such as "Save 20%".'),
  frequency: specified('A tier without plans counts as monthly.'),
};

const look = 'The built-in look.';

export const themeNotes: NotesOf<Theme> = {
  settings: specified('The built-in colors.'),
  images: specified('No logo, no pictures.'),
  'images[].key': specified('This picture is not shown.'),
  'images[].imagePath': specified('This picture is not shown.'),
  'images[].css': specified(look),
  labels: specified('The built-in texts.'),
  'labels[].key': specified('The built-in text.'),
  'labels[].value': specified('The built-in text.'),
  'labels[].css': specified(look),
  anchors: specified('No links to social pages, mission, contact and questions.'),
  'anchors[].key': specified('This link is not shown.'),
  'anchors[].value': specified('The link has its built-in text.'),
  'anchors[].href': specified('This link is not shown.'),
  'anchors[].type': specified('The link counts as a usual one.'),
  'anchors[].css': specified(look),
};

export const categoryNotes: NotesOf<Category> = {
  name: specified('This category is not listed.'),
  platformName: specified('The category is listed, and offers cannot be filtered by it.'),
};
