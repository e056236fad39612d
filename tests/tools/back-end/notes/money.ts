import type { Affinities } from '#machines/domain/affinity.ts';
import type { Charge } from '#machines/domain/charge.ts';
import type { Contributions } from '#machines/domain/contribution.ts';
import type { Giving } from '#machines/domain/giving.ts';
import type { Payout } from '#machines/domain/payout.ts';
import type { PlanPreview } from '#machines/domain/plan-preview.ts';
import type { Referrals } from '#machines/domain/referral.ts';
import type { ReferralLink } from '#machines/domain/referral-link.ts';
import type { Reward } from '#machines/domain/reward.ts';
import type { MembershipSummary } from '#machines/domain/summary.ts';
import type { Transaction } from '#machines/domain/transaction.ts';
import { extra, specified, whereThere, type NotesOf } from './note.ts';

const noDistance = 'The offer is not found by "near me".';

export const offerNotes: NotesOf<Reward> = {
  id: specified('This offer is not listed.'),
  logo: specified('The offer has a drawn logo.'),
  nameShort: specified('This offer is not listed.'),
  brand: specified('This offer is not listed.'),
  category: specified('The offer is in no category: a filter does not show it.'),
  type: extra('The offer does not say how it is earned.'),
  description: extra('The dialog of the offer has no description.'),
  terms: extra('The dialog of the offer has no terms.'),
  rewardText: extra('The offer does not say how much it earns.'),
  endsAt: extra('The offer does not say until when it is valid.'),
  isFeatured: extra('The list does not mark featured offers.'),
  url: extra('The dialog has no link to the store.'),
  image: extra('The dialog has no picture.'),
  locations: extra(noDistance),
  'locations[].address': extra('The store has no street.'),
  'locations[].city': extra('The store has no city.'),
  'locations[].state': extra('The store has no state.'),
  'locations[].postalCode': extra('The store has no postal code.'),
  'locations[].latitude': extra(noDistance),
  'locations[].longitude': extra(noDistance),
  'locations[].distanceKm': whereThere(extra('The offer does not say how far away the store is.')),
};

const purchase = specified('This purchase is not listed.');

export const transactionNotes: NotesOf<Transaction> = {
  id: specified('A purchase without an id counts as not booked yet.'),
  cardId: specified('The purchase names no card.'),
  description: specified('The purchase has no description.'),
  brand: extra('The purchase is named by its description.'),
  amount: purchase,
  roundUpAmount: specified('The purchase shows no round-up.'),
  contribution: extra('The round-up counts as what the purchase gives.'),
  rewardAmount: specified('The purchase shows no cash back.'),
  rewardStatus: specified('The purchase does not say whether its cash back is confirmed.'),
  rewardReason: extra('The purchase does not say why it earned nothing.'),
  rewardText: extra('The purchase does not name the offer by which it earned.'),
  expectedAt: extra('The purchase does not say when its cash back is confirmed.'),
  refunded: extra('The purchase does not say what a refund does to its cash back.'),
  purchasedAt: purchase,
};

const chart = extra('The chart of donations is not shown.');

export const contributionsNotes: NotesOf<Contributions> = {
  items: chart,
  'items[].date': extra('This day or month is not in the chart.'),
  'items[].amount': extra('This day or month is not in the chart.'),
  'items[].count': extra('The chart does not say how many purchases gave.'),
  'items[].own': extra('The table does not say who gave how much.'),
  total: extra('The sum of the chart is not shown.'),
  ownTotal: extra('Nothing says whether the member or stores gave.'),
};

const charge = extra('This charge is not listed.');

export const chargeNotes: NotesOf<Charge> = {
  id: charge,
  createdAt: charge,
  description: extra('The charge does not say what it is for.'),
  amount: charge,
  currencyCode: extra('The amount has the currency of the client.'),
  status: extra('The charge counts as pending.'),
  cardLastDigits: extra('The charge names no card.'),
};

const statement = extra('The statement of what the member gave is not shown.');

export const givingNotes: NotesOf<Giving> = {
  from: statement,
  to: statement,
  years: extra('Earlier years cannot be chosen.'),
  total: statement,
  ownTotal: extra('The statement does not say how much the member gave, and how much stores.'),
  taxNote: whereThere(extra('The statement says that it is no tax receipt.')),
  byCause: extra('The statement does not say who received how much.'),
  'byCause[].recipient': extra('The row does not say who received it.'),
  'byCause[].amount': extra('The row is left out.'),
  'byCause[].own': extra('The row does not say who gave how much.'),
  'byCause[].count': extra('The row does not say how many purchases gave.'),
  byMonth: extra('The statement has no months.'),
  'byMonth[].month': extra('The month is left out.'),
  'byMonth[].amount': extra('The month is left out.'),
  'byMonth[].own': extra('The row does not say who gave how much.'),
};

const payout = specified('This withdrawal is not listed.');

export const payoutNotes: NotesOf<Payout> = {
  id: payout,
  cardId: specified('The withdrawal names no card.'),
  cardPlatformId: whereThere(specified('Nothing that a member sees.')),
  amount: payout,
  status: specified('The withdrawal counts as pending.'),
  type: specified('A forfeited balance is shown as a withdrawal.'),
  description: specified('The withdrawal has no description.'),
  message: specified('A withdrawal that failed does not say why.'),
  dateFrom: whereThere(specified('Nothing that a member sees.')),
  dateTo: whereThere(specified('Nothing that a member sees.')),
  platformId: whereThere(specified('Nothing that a member sees.')),
  createdAt: payout,
  updatedAt: specified('The withdrawal does not say when it arrived.'),
};

const balances = extra('Home shows no balances.');

export const summaryNotes: NotesOf<MembershipSummary> = {
  cashBackBalance: balances,
  pendingCashBack: balances,
  pendingExpectedAt: extra('Home does not say when pending cash back is confirmed.'),
  lifetimeCashBack: balances,
  contributedThisMonth: balances,
  contributedOwnThisMonth: extra('Nothing says whether the member or stores gave.'),
  contributions: extra('Home does not compare this month with earlier ones.'),
  'contributions[].month': extra('This month is left out.'),
  'contributions[].amount': extra('This month is left out.'),
  lastDonations: extra('Home lists no donations.'),
  'lastDonations[].date': extra('This donation is not listed.'),
  'lastDonations[].amount': extra('This donation is not listed.'),
  'lastDonations[].own': extra('Nothing says whether the member or stores gave.'),
  'lastDonations[].recipient': extra('The donation does not say who received it.'),
  'lastDonations[].month': extra('The donation does not say of which month it is.'),
  firstSteps: whereThere(extra('A new member sees no first steps.')),
  'firstSteps.hasCause': extra('The first steps do not say whether a cause is chosen.'),
  'firstSteps.hasInvited': extra('The first steps do not say whether a friend was invited.'),
  nextCharge: extra('Home and the renewal do not name the next charge.'),
  'nextCharge.date': extra('The next charge is not shown.'),
  'nextCharge.amount': extra('The next charge is not shown.'),
  'nextCharge.reason': extra('The next charge does not say what it is for.'),
};

export const previewNotes: NotesOf<PlanPreview> = {
  amountToCharge: specified('The upgrade cannot be paid: its price is not known.'),
  lines: extra('The review has one amount without its parts.'),
  'lines[].description': extra('The review has one amount without its parts.'),
  'lines[].amount': extra('The review has one amount without its parts.'),
  lastRoundUps: whereThere(extra('The review does not say that the round-ups so far are still charged.')),
  'lastRoundUps.date': extra('The review does not say that the round-ups so far are still charged.'),
  'lastRoundUps.amount': extra('The review does not say that the round-ups so far are still charged.'),
  nextRenewal: extra('The review does not say when and how much is charged next.'),
  'nextRenewal.date': extra('The review does not say when and how much is charged next.'),
  'nextRenewal.amount': extra('The review does not say when and how much is charged next.'),
};

const friend = extra('This friend is not listed.');
const friends = extra('The referral page has no figures.');

export const referralsNotes: NotesOf<Referrals> = {
  items: extra('The referral page lists no friends.'),
  'items[].id': friend,
  'items[].name': extra('The friend is named by the email.'),
  'items[].email': extra('The friend is named by the name alone.'),
  'items[].status': specified('The app cannot say what became of the invitation.'),
  'items[].createdAt': extra('The friend does not say since when.'),
  'items[].joinedAt': extra('The friend does not say when they joined.'),
  'items[].completesAt': extra('The friend does not say when three months are over.'),
  'items[].rewardAmount': extra('The friend shows no reward.'),
  summary: friends,
  'summary.invited': friends,
  'summary.completed': friends,
  'summary.earned': friends,
};

const link = extra('There is no invite link to copy.');

export const referralLinkNotes: NotesOf<ReferralLink> = { url: link, code: link };

const causes = extra('Nobody can choose a cause.');

export const affinitiesNotes: NotesOf<Affinities> = {
  items: causes,
  'items[].id': extra('This cause is not listed.'),
  'items[].name': extra('This cause is not listed.'),
  'items[].imagePath': extra('The cause has no picture.'),
  selectedId: extra('The chosen cause is not marked.'),
};
