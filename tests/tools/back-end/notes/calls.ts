import type { CallName } from '../all-calls.ts';

/** What a call is for, and what is lost where the server does not have it. */
export interface CallNote {
  does: string;
  lost: string;
}

/** A note for each call; a new call without one does not compile. */
export const callNotes: Readonly<Record<CallName, CallNote>> = {
  fetchCsrfCookie: {
    does: 'Sets the cookie XSRF-TOKEN.',
    lost: 'Nothing can be sent: no login, no payment.',
  },
  fetchClient: {
    does: 'The configuration of the client.',
    lost: 'The app does not open: members are sent to the program page.',
  },
  fetchTiers: {
    does: 'The tiers and their plans, the hidden ones too.',
    lost: 'The app does not open: members are sent to the program page.',
  },
  fetchTheme: { does: 'Colors, pictures, texts and links.', lost: 'The app has its built-in look.' },
  fetchSession: {
    does: 'Who is logged in; 401 for nobody.',
    lost: 'Nobody stays logged in.',
  },
  logIn: { does: 'Logs in and sets the session cookie.', lost: 'Nobody can log in.' },
  logOut: { does: 'Ends the session.', lost: 'Members cannot log out.' },
  signUp: { does: 'Makes an account and logs in.', lost: 'Nobody can sign up.' },
  beginPasswordReset: { does: 'Mails a code of six digits.', lost: 'Nobody can reset a password.' },
  validateResetCode: { does: 'Exchanges the code for a token.', lost: 'Nobody can reset a password.' },
  resetPassword: { does: 'Sets the new password.', lost: 'Nobody can reset a password.' },
  redirectToProvider: {
    does: 'The address at which Google, Apple or Facebook asks who somebody is.',
    lost: 'Nobody can log in by a social provider.',
  },
  readActivation: {
    does: 'Whom an activation link is for.',
    lost: 'Imported members cannot activate their account.',
  },
  activate: {
    does: 'Sets the password of an imported member and logs in.',
    lost: 'Imported members cannot activate their account.',
  },
  changeProfile: { does: 'Changes name, address and phone.', lost: 'The profile cannot be changed.' },
  changeEmail: {
    does: 'Changes the email, at once or once the link in the new mailbox was opened.',
    lost: 'The email cannot be changed.',
  },
  resendEmailLink: {
    does: 'Sends the link to the new mailbox again.',
    lost: 'The link cannot be sent again; the email can be changed anew.',
  },
  confirmEmail: {
    does: 'Makes the new address the email, with the token of the link.',
    lost: 'A link to confirm an email says that it could not be used.',
  },
  dropPendingEmail: {
    does: 'Takes back that another address is to be the email.',
    lost: 'A new email that waits for its mailbox cannot be taken back.',
  },
  changePassword: { does: 'Changes the password.', lost: 'The password cannot be changed.' },
  changePreferences: {
    does: 'Sets the newsletter and the monthly cap.',
    lost: 'Newsletter and cap cannot be changed.',
  },
  fetchRewards: { does: 'A page of offers.', lost: 'No offers are shown.' },
  searchRewards: {
    does: 'The first ten offers with a text in their name.',
    lost: 'The search finds nothing.',
  },
  fetchReward: {
    does: 'One offer with everything about it.',
    lost: 'The dialog of an offer shows what the list said of it; a link to an offer opens the list.',
  },
  fetchSavedOffers: {
    does: 'The offers that the member saved and that have not ended, the latest first.',
    lost: 'Saved offers are in one browser alone, and not in the account.',
  },
  saveOffer: { does: 'Saves an offer.', lost: 'A heart goes back, and a message says so.' },
  unsaveOffer: {
    does: 'Takes the mark off an offer.',
    lost: 'A heart cannot be taken back, and a message says so.',
  },
  fetchCategories: { does: 'The categories of offers.', lost: 'Offers cannot be filtered by category.' },
  fetchCards: { does: "The member's cards.", lost: 'No cards are shown, and nobody can pay.' },
  fetchCardForm: {
    does: "The script that draws the card provider's form.",
    lost: 'No card can be linked, and nobody can join.',
  },
  linkCard: {
    does: 'Links a card. With a plan it also starts the membership and charges its first period.',
    lost: 'No card can be linked, and nobody can join.',
  },
  makeCardDefault: { does: 'Makes a card the primary one.', lost: 'The primary card cannot be changed.' },
  pauseCard: {
    does: 'Pauses a card. In place of a primary one, the active card that was linked first becomes primary.',
    lost: 'Cards cannot be paused.',
  },
  resumeCard: { does: 'Makes a paused card active.', lost: 'A paused card stays paused.' },
  deleteCard: { does: 'Deletes a card.', lost: 'Cards cannot be deleted.' },
  enrol: {
    does: 'Makes a person with an account a member, not yet paid.',
    lost: 'A person with an account cannot join.',
  },
  chargeMembership: {
    does: 'Charges what is due to the primary card.',
    lost: 'Overdue and suspended members cannot pay.',
  },
  previewChange: { does: 'What an upgrade costs now.', lost: 'Nobody can upgrade.' },
  changeMembership: {
    does: 'Upgrades and charges; with the present plan it takes a cancellation back.',
    lost: 'Nobody can upgrade or take a cancellation back.',
  },
  scheduleDowngrade: {
    does: 'Schedules a cheaper plan for the day after the paid period.',
    lost: 'A cheaper plan cannot be chosen in the app; members are sent to support.',
  },
  cancelDowngrade: {
    does: 'Takes a scheduled downgrade back.',
    lost: 'A scheduled downgrade cannot be taken back in the app; members are sent to support.',
  },
  cancelMembership: { does: 'Cancels the membership.', lost: 'Nobody can cancel.' },
  fetchContributions: {
    does: 'What purchases gave, by day or by month; or the purchases, which the app adds up and lists.',
    lost: 'The activity page has no chart of donations.',
  },
  chooseAffinity: { does: 'Chooses a cause.', lost: 'Nobody can choose a cause.' },
  fetchAffinities: {
    does: 'The causes that a member can support.',
    lost: 'Nobody can choose a cause; the sign-up goes on without that step.',
  },
  fetchSummary: {
    does: 'Balances, last donations and the next charge.',
    lost: 'Home shows no balances and donations; a renewal names the dues or the price of the plan.',
  },
  fetchTransactions: {
    does: "A page of the member's purchases.",
    lost: 'The activity page lists purchases only where GET membership/contributions answers with them.',
  },
  fetchPayouts: {
    does: 'The withdrawals, and what was forfeited.',
    lost: 'The activity page lists no withdrawals.',
  },
  fetchPayout: { does: 'One withdrawal.', lost: 'A withdrawal has no receipt.' },
  withdraw: { does: 'Pays cash back to a card.', lost: 'Cash back cannot be withdrawn in the app.' },
  fetchCharges: { does: 'The latest charges.', lost: 'The account page has no billing history.' },
  fetchCharge: { does: 'One charge.', lost: 'A charge has no receipt.' },
  fetchGiving: {
    does: 'What the member gave in a period.',
    lost: 'The account page has no statement of giving.',
  },
  fetchHistory: {
    does: 'What happened to the account.',
    lost: 'Without GET users/me/updates, the account page has no updates.',
  },
  fetchUpdates: {
    does: 'What happened to money, giving and access, with what of it is unread.',
    lost: 'The updates of the account page are read from GET users/me/history, and nothing is marked as new.',
  },
  markUpdatesRead: {
    does: 'Marks an update and all before it as read.',
    lost: 'Updates stay marked as new.',
  },
  fetchDevices: {
    does: 'Where the member is logged in.',
    lost: 'The account page does not list devices.',
  },
  endSession: { does: 'Logs one device out.', lost: 'A device cannot be logged out from another.' },
  endOtherSessions: {
    does: 'Logs out every device but this one.',
    lost: 'Devices cannot be logged out from another.',
  },
  fetchReferrals: {
    does: 'The friends whom the member invited.',
    lost: 'The referral page lists no friends.',
  },
  fetchReferralLink: {
    does: 'The link by which friends join.',
    lost: 'Members have no invite link to copy.',
  },
};
