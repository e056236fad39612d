import type * as v from 'valibot';
import { affinitiesSchema } from '#machines/domain/affinity.ts';
import { cardSchema } from '#machines/domain/card.ts';
import { chargeSchema } from '#machines/domain/charge.ts';
import { clientSchema } from '#machines/domain/client.ts';
import { contributionsSchema } from '#machines/domain/contribution.ts';
import { deviceSchema } from '#machines/domain/device.ts';
import { givingSchema } from '#machines/domain/giving.ts';
import { historyEntrySchema } from '#machines/domain/history.ts';
import { membershipSchema, sessionSchema, userSchema } from '#machines/domain/member.ts';
import { payoutSchema } from '#machines/domain/payout.ts';
import { planPreviewSchema } from '#machines/domain/plan-preview.ts';
import { referralLinkSchema } from '#machines/domain/referral-link.ts';
import { referralsSchema } from '#machines/domain/referral.ts';
import { categorySchema, rewardSchema } from '#machines/domain/reward.ts';
import { summarySchema } from '#machines/domain/summary.ts';
import { themeSchema } from '#machines/domain/theme.ts';
import { tierSchema } from '#machines/domain/tier.ts';
import { transactionSchema } from '#machines/domain/transaction.ts';
import { updateSchema } from '#machines/domain/updates.ts';
import * as member from './notes/member.ts';
import * as money from './notes/money.ts';
import { extra, specified, vital, whereThere, type FieldNote } from './notes/note.ts';
import * as program from './notes/program.ts';
import { shapeOf, type Shape } from './shape.ts';

/** A record of the API that the page describes once, wherever it occurs. */
export interface Resource {
  name: string;
  shape: Extract<Shape, { kind: 'object' }>;
  notes: Readonly<Record<string, FieldNote>>;
}

export const resources: readonly Resource[] = [
  resource('Client', clientSchema, program.clientNotes),
  resource('Tier', tierSchema, program.tierNotes),
  resource('Theme', themeSchema, program.themeNotes),
  resource('Session', sessionSchema, member.sessionNotes),
  resource('User', userSchema, member.userNotes),
  resource('Membership', membershipSchema, member.membershipNotes),
  resource('Card', cardSchema, member.cardNotes),
  resource('Offer', rewardSchema, money.offerNotes),
  resource('Category', categorySchema, program.categoryNotes),
  resource('Plan preview', planPreviewSchema, money.previewNotes),
  resource('Contributions', contributionsSchema, money.contributionsNotes),
  resource('Transaction', transactionSchema, money.transactionNotes),
  resource('Payout', payoutSchema, money.payoutNotes),
  resource('Summary', summarySchema, money.summaryNotes),
  resource('Charge', chargeSchema, money.chargeNotes),
  resource('Giving', givingSchema, money.givingNotes),
  resource('Referrals', referralsSchema, money.referralsNotes),
  resource('Referral link', referralLinkSchema, money.referralLinkNotes),
  resource('Affinities', affinitiesSchema, money.affinitiesNotes),
  resource('History entry', historyEntrySchema, member.historyNotes),
  resource('Update', updateSchema, member.updateNotes),
  resource('Device', deviceSchema, member.deviceNotes),
];

/** The fields around the records of an answer. */
export const envelopeNotes: Readonly<Record<string, FieldNote>> = {
  card: specified('The outcome is read again: GET /cards.'),
  charge: extra('The receipt is not shown.'),
  client: vital('The app does not open: members are sent to the program page.'),
  data: vital('The app shows no categories.'),
  items: vital('The list is not shown.'),
  membership: specified('The outcome is read again: GET /users/me.'),
  membershipTiers: vital('The app does not open: members are sent to the program page.'),
  pageNumber: whereThere(extra('The answer counts as the page that was asked for.')),
  pageSize: whereThere(extra('The answer counts as a page of the size that was asked for.')),
  payout: extra('The outcome is read again: GET /payouts.'),
  pending: whereThere(extra('A charge that the bank still decides must answer with its outcome.')),
  scriptContent: vital('No card can be linked.'),
  targetUrl: vital('Nobody can log in by a social provider.'),
  theme: specified('The built-in look.'),
  token: specified('Nobody can reset a password.'),
  'token.email': specified('Nobody can reset a password.'),
  'token.token': specified('Nobody can reset a password.'),
  total: whereThere(extra('The list says how many came, and offers more while its page is full.')),
  unread: whereThere(extra('The unread ones among those that are shown are counted.')),
  user: specified('The outcome is read again: GET /users/me.'),
};

/** The record whose shape this is; undefined for one that has no name. */
export function resourceOf(shape: Shape): Resource | undefined {
  if (shape.kind !== 'object') return undefined;
  return resources.find((each) => each.shape.entries === shape.entries);
}

function resource(
  name: string,
  schema: v.GenericSchema,
  notes: Readonly<Record<string, FieldNote>>,
): Resource {
  const shape = shapeOf(schema);
  if (shape.kind !== 'object') throw new Error(`${name} is no record.`);
  return { name, shape, notes };
}
