import type { Cell } from './cell.ts';

/** Cells that need not survive, by where they are and how their finding begins, with the reason. */
export interface Exclusion {
  where: string;
  found: string;
  why: string;
}

const alike = 'looks like the answer';
const unremembered = 'What cannot be read in the browser counts as never stored; no server is asked.';
const unkept = 'What cannot be stored in the browser is asked for again; no server is asked.';

/** Kept by `npm run faults`: one that no cell needs any more is an error. */
export const exclusions: readonly Exclusion[] = [
  {
    where: 'app.loadingTheme: fetchTheme',
    found: 'cannot be tried again',
    why: 'The app wears its own looks until the next load of the page.',
  },
  {
    where: 'app.unavailable.leaving: leaveForProgramPage',
    found: alike,
    why: 'Both ends show that the programme is unavailable, with a way to try again.',
  },
  {
    where: 'session.signingOut: logOut',
    found: alike,
    why: 'Who logs out is out, whatever the server says; the next start finishes it there.',
  },
  {
    where: 'payment.asking.checking: askOutcome',
    found: alike,
    why: 'No answer leaves open what happened: it is asked again, for a minute.',
  },
  {
    where: 'payment.pending.checking: checkOutcome',
    found: alike,
    why: 'No answer leaves the payment with the bank: it is asked again, for a minute.',
  },
  {
    where: 'withdrawal.rereading: fetchFacts',
    found: alike,
    why: 'The figures read before stay, beside the reason why nothing was withdrawn; the server checks the amount.',
  },
  {
    where: 'inviteFriends.preparing: readFrame',
    found: alike,
    why: 'Without the frame of the programme there is the link.',
  },
  { where: 'passwordReset.enteringCode.checkingPendingMail: recallMail', found: alike, why: unremembered },
  { where: 'passwordReset.checkingPendingGrant: recallGrant', found: alike, why: unremembered },
  { where: 'signUp.preparingPayment: recallPayment', found: alike, why: unremembered },
  { where: 'enrolment.readingEntry: recallEntry', found: alike, why: unremembered },
  { where: 'renewal.checkingPending: recallPayment', found: alike, why: unremembered },
  {
    where: 'subscription.loading.checkingCache: recallFacts',
    found: alike,
    why: 'What the app has read before is only shown earlier; the answer of the server decides.',
  },
  { where: 'signUp.reopening: reopenPlan', found: alike, why: unkept },
  { where: 'signUp.finishing: clearEntry', found: alike, why: 'What is not forgotten expires by itself.' },
  { where: 'enrolment.storingPlan: storePlan', found: alike, why: unkept },
  {
    where: 'enrolment.storingPlan: storePlan',
    found: 'is made again',
    why: 'The plan that is chosen last is kept in the browser; no server is asked.',
  },
  {
    where: 'inviteLink.ready.copying: copyText',
    found: 'is made again',
    why: 'The same link is copied once more; no server is asked.',
  },
  { where: 'inviteOffer.offering: storeOffer', found: alike, why: unkept },
  { where: 'giveawayReminder.dismissing: storeDismissal', found: alike, why: unkept },
  { where: 'consent.storing: storeDecision', found: alike, why: unkept },
  {
    where: 'updates.listed.noting: markRead',
    found: alike,
    why: 'What could not be noted stays unread, and is noted on the next visit.',
  },
  {
    where: 'updates.listed.noting: markRead',
    found: 'is made again',
    why: 'A newer update is noted then; the server never goes back behind the newest.',
  },
  {
    where: 'emailChange.confirming: confirmEmail',
    found: 'is made again',
    why: 'It is the link of another mail; one that is opened twice answers as the first time.',
  },
];

/** Of the app's client, in the situations. */
export const clientExclusions: readonly Exclusion[] = [
  {
    where: 'GET fetchCsrfCookie',
    found: 'came to {"failure":{"kind":"rejected","status":419',
    why: 'It brings the token and needs none: no server answers it with 419.',
  },
];

const unhandled = 'is told to nobody';

/** Of the calls at the server, in the situations. */
export const serverExclusions: readonly Exclusion[] = [
  ...[
    'fetchCsrfCookie',
    'fetchClient',
    'fetchTiers',
    'fetchTheme',
    'logIn',
    'redirectToProvider',
    'signUp',
    'beginPasswordReset',
    'validateResetCode',
    'resetPassword',
    'readActivation',
    'activate',
  ].map((name) => atServer(name, 'is answered without a session', 'Nobody has to be logged in for it.')),
  atServer('logOut', unhandled, 'Who is logged out already is told 401, which the app takes for done.'),
  atServer('signUp', unhandled, 'The address is known by then: the app offers to log in.'),
  atServer(
    'beginPasswordReset',
    unhandled,
    'No second mail is sent within the pause: the first one has the code.',
  ),
  atServer('validateResetCode', unhandled, 'A code works once: the app offers to send another one.'),
  atServer('resetPassword', unhandled, 'The new password is set by then: it logs in.'),
  atServer('activate', unhandled, 'The link is used up by then: its new password logs in.'),
  atServer(
    'changePassword',
    unhandled,
    'The new password is set by then, and every session from before has ended.',
  ),
  atServer('cancelMembership', unhandled, 'The refusal says that the membership is cancelled already.'),
  atServer('cancelDowngrade', unhandled, 'The refusal says that no change of plan is scheduled.'),
];

function atServer(name: string, found: string, why: string): Exclusion {
  return { where: `the server: ${name}`, found, why };
}

export interface Tally {
  survived: number;
  /** All but the excluded ones. */
  total: number;
  excluded: number;
  lost: Cell[];
  /** Exclusions that no cell needs. */
  unneeded: Exclusion[];
}

/** Counts the cells, and sets those apart that need not survive. */
export function tallyOf(cells: readonly Cell[], excluded: readonly Exclusion[] = []): Tally {
  const isExcluded = ({ where, found }: Cell) =>
    excluded.some((each) => each.where === where && found?.startsWith(each.found));
  const lost = cells.filter((cell) => cell.found !== null && !isExcluded(cell));
  const apart = cells.filter((cell) => cell.found !== null && isExcluded(cell));
  return {
    survived: cells.length - lost.length - apart.length,
    total: cells.length - apart.length,
    excluded: apart.length,
    lost,
    unneeded: excluded.filter(
      ({ where, found }) => !apart.some((cell) => cell.where === where && cell.found?.startsWith(found)),
    ),
  };
}
