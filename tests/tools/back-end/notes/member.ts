import type { Card } from '#machines/domain/card.ts';
import type { Device } from '#machines/domain/device.ts';
import type { HistoryEntry } from '#machines/domain/history.ts';
import type { Membership, Session, User } from '#machines/domain/member.ts';
import type { Update } from '#machines/domain/updates.ts';
import { extra, specified, vital, whereThere, type NotesOf } from './note.ts';

export const sessionNotes: NotesOf<Session, User | Membership> = {
  user: vital('Nobody is logged in.'),
  membership: specified('The membership on `user` counts; without both, the person is no member.'),
  lotteryTicketNumbers: specified('The tickets on `user` count.'),
};

export const userNotes: NotesOf<User, Membership> = {
  id: specified('Without id and email, nobody is logged in.'),
  firstName: specified('The greeting and the profile have no first name.'),
  lastName: specified('The profile has no last name.'),
  email: specified('The profile has no email; without id and email, nobody is logged in.'),
  pendingEmail: whereThere(extra('The account says of no address that it waits for its mailbox.')),
  'pendingEmail.email': extra('The account says of no address that it waits for its mailbox.'),
  'pendingEmail.endsAt': extra('The account does not say until when the link holds.'),
  createdAt: specified('The app cannot tell whether the account is new.'),
  language: specified('The language counts as English, the only one.'),
  permissionFlag: specified('Everybody counts as a plain user, also administrators.'),
  isMember: specified('Whoever has a membership counts as a member.'),
  isSubscribed: whereThere(specified('Nothing that a member sees.')),
  newsletter: specified('The newsletter counts as not wanted.'),
  clientNewsletter: specified('The newsletter of the client counts as not wanted.'),
  oauthProvider: specified('The account offers a password also to who logs in by a provider.'),
  lotteryNumbers: specified('The tickets of the session count.'),
  membership: specified('The membership of the session counts.'),
  lastSubscription: specified('The date of the last paid day comes from the membership alone.'),
  'lastSubscription.endsAt': specified('The last paid day is not shown.'),
  phone: specified('The profile has no phone number.'),
  address: specified('The profile has no address.'),
  'address.street': specified('The address has no street.'),
  'address.city': specified('The address has no city.'),
  'address.region': specified('The address has no state or province.'),
  'address.postalCode': specified('The address has no postal code.'),
  'address.country': specified('The address has no country.'),
};

export const membershipNotes: NotesOf<Membership> = {
  status: vital('The member counts as suspended, and is sent to the renewal.'),
  membershipTierId: specified('The tier of the user counts; without both, the member has none.'),
  membershipTierPlanId: specified('The plan of the user counts; without both, the member has none.'),
  importStatus: specified('An imported member is not asked to activate the account.'),
  currentSubscription: specified('That of the user counts; without both, no date of renewal is shown.'),
  'currentSubscription.membershipTierId': specified('The current plan is not marked in the list of plans.'),
  'currentSubscription.membershipTierPlanId': specified(
    'The current plan is not marked in the list of plans.',
  ),
  'currentSubscription.endsAt': specified('The date of renewal is not shown.'),
  'currentSubscription.charge': whereThere(
    extra('Only the receipt of an upgrade says what was paid: what was agreed.'),
  ),
  'currentSubscription.charge.id': whereThere(extra('The receipt of a payment has no number.')),
  'currentSubscription.charge.amount': whereThere(
    extra('Only the receipt of an upgrade says what was paid: what was agreed.'),
  ),
  'currentSubscription.charge.cardLastDigits': whereThere(extra('The receipt names no card.')),
  membershipSubscriptions: specified('A scheduled change of plan is not shown.'),
  'membershipSubscriptions[].membershipTierId': specified('A scheduled change names no tier.'),
  'membershipSubscriptions[].membershipTierPlanId': specified('A scheduled change names no plan.'),
  'membershipSubscriptions[].endsAt': specified('The app does not say when this period ends.'),
  'membershipSubscriptions[].charge': whereThere(extra('The period has no receipt.')),
  'membershipSubscriptions[].charge.id': whereThere(extra('The receipt of a payment has no number.')),
  'membershipSubscriptions[].charge.amount': whereThere(extra('The period has no receipt.')),
  'membershipSubscriptions[].charge.cardLastDigits': whereThere(extra('The receipt names no card.')),
  referralRockParentId: specified('The external referral program does not know who invited the member.'),
  newsletter: specified('The newsletter counts as not wanted.'),
  maxRoundUp: extra('The account shows no monthly cap; a member who sets one does not see it again.'),
  lotteryTicketNumbers: whereThere(extra('The tickets after a change are read with the session.')),
  pendingPayment: whereThere(extra('A payment that the bank still decides is not shown after a reload.')),
  'pendingPayment.kind': extra('The pending payment is not shown.'),
  'pendingPayment.amount': extra('The pending payment is not shown.'),
  'pendingPayment.since': extra('The pending payment is not shown.'),
  dues: whereThere(extra('The amount that is due is the price of the plan.')),
  'dues.amount': extra('The amount that is due is the price of the plan.'),
  'dues.since': extra('The notice does not say since when the amount is due.'),
  'dues.description': extra('The pages do not say what is owed for.'),
  'dues.anchorDay': whereThere(extra('The renewal page counts the next charge from the day of paying.')),
  'dues.nextTryAt': whereThere(extra('The pages do not say when the card is tried again.')),
  'dues.suspendsAt': extra('The pages do not say when the membership would be suspended.'),
};

export const cardNotes: NotesOf<Card> = {
  id: specified('This card is not listed.'),
  userId: whereThere(specified('Nothing that a member sees.')),
  clientId: whereThere(specified('Nothing that a member sees.')),
  name: specified('The card is named by its system.'),
  system: specified('The card counts as one of another system.'),
  currencyCode: specified('The card counts as one in US dollars.'),
  lastDigits: specified('The app cannot say which card it is.'),
  expiryMonth: specified('The card shows no expiry date.'),
  expiryYear: specified('The card shows no expiry date.'),
  status: specified('The app cannot tell whether the card can earn and pay.'),
  billing: specified('No card is marked as the primary one.'),
  deleted: specified('The status alone tells that a card is deleted.'),
  rewardBalance: whereThere(extra('The dialog that pauses a card does not say how much is forfeited.')),
  createdAt: specified('The cards are not in the order of linking.'),
  updatedAt: whereThere(specified('Nothing that a member sees.')),
};

export const deviceNotes: NotesOf<Device> = {
  id: extra('This device is not listed.'),
  browser: extra('The device has no name.'),
  startedAt: extra('The device does not say since when it is logged in.'),
  lastUsedAt: extra('The device does not say when it was last used.'),
  isCurrent: extra('The member cannot tell this device from others.'),
};

const entry = extra('This entry is not listed.');

export const historyNotes: NotesOf<HistoryEntry> = {
  id: entry,
  at: entry,
  kind: extra('The entry does not say what happened.'),
  by: extra('The entry does not say who did it.'),
  plan: extra('The entry names no plan.'),
  amount: extra('The entry has no amount.'),
  currencyCode: extra('The amount has the currency of the client.'),
  cardLastDigits: extra('The entry names no card.'),
  effectiveAt: extra('The entry does not say when it takes effect.'),
  month: extra('The entry does not say of which month the giving was.'),
  recipient: extra('The entry does not say to whom the giving went.'),
  device: extra('The entry does not say which device was logged out.'),
  browser: extra('The entry does not say from which browser.'),
  address: extra('The entry does not say from which address.'),
  requestId: extra('Support has no number to look the entry up by.'),
};

export const updateNotes: NotesOf<Update> = {
  ...historyNotes,
  isUnread: extra('The update is not marked as new.'),
};
