import { callNames, type CallName } from '#tests/tools/back-end/all-calls.ts';
import { labelOf } from './asking.ts';

const oneWay = 'it cannot be taken back';
const byMail = 'it needs a mail or a link';
const paid = 'it costs money: --spend';
const harmless = 'it is made with --write';
const notReached = 'it needs a member who is logged in';
const noOffer = 'no offer is listed';

/** Why each call may not have been made. A new call without a reason does not compile. */
const reasons: Readonly<Record<CallName, string>> = {
  activate: byMail,
  beginPasswordReset: byMail,
  cancelDowngrade: oneWay,
  cancelMembership: oneWay,
  changeEmail: oneWay,
  changeMembership: paid,
  changePassword: oneWay,
  changePreferences: harmless,
  changeProfile: harmless,
  chargeMembership: paid,
  chooseAffinity: oneWay,
  confirmEmail: byMail,
  deleteCard: oneWay,
  endOtherSessions: oneWay,
  endSession: oneWay,
  enrol: paid,
  fetchAffinities: notReached,
  fetchCardForm: notReached,
  fetchCards: notReached,
  fetchCategories: notReached,
  fetchCharge: 'no charge is listed',
  fetchCharges: notReached,
  fetchClient: notReached,
  fetchContributions: notReached,
  fetchCsrfCookie: notReached,
  fetchDevices: notReached,
  fetchGiving: notReached,
  fetchHistory: notReached,
  fetchPayout: 'no withdrawal is listed',
  fetchPayouts: notReached,
  fetchReferralLink: notReached,
  fetchReferrals: notReached,
  fetchReward: noOffer,
  fetchRewards: notReached,
  fetchSavedOffers: notReached,
  fetchSession: notReached,
  fetchSummary: notReached,
  fetchTheme: notReached,
  fetchTiers: notReached,
  fetchTransactions: notReached,
  fetchUpdates: notReached,
  dropPendingEmail: byMail,
  linkCard: paid,
  logIn: 'no member is given: --as member.json',
  logOut: notReached,
  makeCardDefault: oneWay,
  markUpdatesRead: oneWay,
  pauseCard: harmless,
  previewChange: 'no dearer plan was found; name one in the member file',
  readActivation: byMail,
  redirectToProvider: 'it begins a login that a person finishes',
  resendEmailLink: byMail,
  resetPassword: byMail,
  resumeCard: harmless,
  saveOffer: harmless,
  scheduleDowngrade: oneWay,
  searchRewards: noOffer,
  signUp: oneWay,
  unsaveOffer: harmless,
  validateResetCode: byMail,
  withdraw: paid,
};

/** The calls that were not made, each with the reason. */
export function leftOut(made: ReadonlySet<CallName>): { call: string; why: string }[] {
  return callNames
    .filter((name) => !made.has(name))
    .map((name) => ({ call: labelOf(name), why: reasons[name] }));
}
