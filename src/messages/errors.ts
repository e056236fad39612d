import type { AppError } from '#machines/domain/app-error.ts';
import { cookiesNeeded } from '#machines/domain/cookies-needed.ts';
import type { ErrorCode } from '#machines/domain/error-codes.ts';
import {
  firstErrorMessage,
  inSentences,
  type ErrorMessage,
  type ErrorMessageParameters,
} from './first-errors.ts';

const visaOrMastercardOnly = 'Visa or Mastercard only.';
const tryAnotherCard = 'Please try a different card.';

/** `{support}` stands for the client's support address. */
const codeMessages: Readonly<Record<ErrorCode, ErrorMessage>> = {
  i_000: { text: 'An error occurred.', hint: 'Please try again. If it keeps happening, contact {support}.' },
  i_001: { text: 'Something went wrong.', hint: 'Please reload the page.' },

  i_auth_001: { text: 'You already have an account with this email.', hint: 'Log in instead.' },
  i_auth_002: { text: 'Wrong email or password.' },
  i_auth_003: { text: 'Wrong email or password.' },
  i_auth_004: { text: 'You aren’t allowed to do this.', hint: 'Log in again, or contact {support}.' },
  i_auth_005: { text: 'Too many requests.', hint: 'Please wait a moment and try again.' },

  i_pass_001: {
    text: 'We couldn’t find an account with this email.',
    hint: 'Check the address and try again.',
  },
  i_pass_002: { text: 'This code is no longer valid.', hint: 'Choose Resend to get a new one.' },
  i_pass_003: { text: 'Too many requests.', hint: 'Please wait a moment before you ask for another code.' },

  i_client_001: { text: 'Deleting this client needs your confirmation.' },
  i_program_001: { text: 'Deleting this program needs your confirmation.' },
  i_program_002: { text: 'This type of program isn’t supported.' },
  i_program_003: { text: 'We couldn’t find this program.' },
  i_theme_001: { text: 'A theme with this name already exists.' },
  i_theme_002: { text: 'We couldn’t find this theme.' },
  i_theme_003: { text: 'Deleting this theme needs your confirmation.' },

  i_platform_001: { text: 'We couldn’t find this platform.', hint: 'Please contact {support}.' },
  i_platform_002: { text: 'This platform isn’t fully set up yet.', hint: 'Please contact {support}.' },

  i_member_001: { text: 'You are already a member.' },
  i_member_002: { text: 'We couldn’t find your membership.', hint: 'Please contact {support}.' },
  i_member_003: { text: 'The amount must be greater than 20.' },
  i_member_004: { text: 'The amount must be less than the maximum.' },

  i_card_001: { text: 'We couldn’t find a membership for this card.', hint: 'Please contact {support}.' },
  i_card_002: { text: 'There are no contributions on this card yet.' },
  i_card_003: {
    text: 'This card is already linked to another account.',
    hint: `${tryAnotherCard} If it is yours, contact {support}.`,
  },
  i_card_004: { text: 'The user or card details aren’t valid.', hint: 'Check them and try again.' },
  i_card_005: { text: 'This tier no longer exists.', hint: 'Please choose another one.' },
  i_card_006: { text: 'This plan no longer exists.', hint: 'Please choose another one.' },
  i_card_007: {
    text: 'Failed transaction. Please check your card details.',
    hint: 'Nothing was charged. If the details are right, please try a different card.',
  },
  i_card_008: { text: 'This is your only active card.', hint: 'Link another card first.' },

  i_reward_001: { text: 'We couldn’t search for that.', hint: 'Try the name of a brand.' },

  i_membership_subscription_001: {
    text: 'Your payment failed.',
    hint: `Nothing was charged. ${tryAnotherCard}`,
  },
  i_membership_subscription_002: {
    text: 'The payment for your upgrade failed.',
    hint: `Your plan hasn’t changed. ${tryAnotherCard}`,
  },

  i_user_001: { text: 'The passwords don’t match.' },
  i_user_002: { text: 'The emails don’t match.' },
  i_user_003: { text: 'The passwords don’t match.' },
  i_user_004: { text: 'This email is already in use.' },

  e_olive_400: {
    text: 'Bad request',
    hint: 'The card service didn’t accept this. Check your card details.',
  },
  e_olive_401: {
    text: 'Unauthorized',
    hint: 'The card service refused our request. Please contact {support}.',
  },
  e_olive_403: { text: 'Forbidden', hint: 'The card service doesn’t allow this. Please contact {support}.' },
  e_olive_404: { text: 'Not found', hint: 'The card service doesn’t know this card. Link it again.' },
  e_olive_500: {
    text: 'Internal server error',
    hint: 'The card service is having problems. Please try again later.',
  },
  e_olive_503: {
    text: 'Service unavailable',
    hint: 'The card service is unavailable. Please try again in a few minutes.',
  },

  olive_cc_001: { text: 'Discover cards are not supported.', hint: visaOrMastercardOnly },
  olive_cc_002: { text: 'American Express (Amex) cards are not supported.', hint: visaOrMastercardOnly },
  olive_cc_003: { text: 'This card is already enrolled. Please contact {support}.' },
};

/** The words of the specification for a status. */
const statusTexts: Readonly<Record<number, string>> = {
  400: 'Bad request',
  401: 'Unauthorized',
  422: 'Unprocessable entity',
  500: 'Internal server error',
};

/** Where the member entered nothing that could be checked. */
const nothingEntered = {
  hint: 'Please try again. If it keeps happening, contact {support}.',
  codes: {
    i_card_004: {
      text: 'This card can’t be used for this.',
      hint: 'Choose another card, or contact {support}.',
    },
    e_olive_400: {
      text: 'Bad request',
      hint: 'The card service didn’t accept this. Please contact {support}.',
    },
  } as Partial<Record<ErrorCode, ErrorMessage>>,
};

/** What to do after a failure before a call. */
const beforeSending = {
  offline: 'Check your connection and try again.',
  timeout: 'It took too long to get ready. Please try again.',
  unknown: 'Something went wrong on the way. Please try again. If it keeps happening, contact {support}.',
};

const otherStatus = 'Not implemented';

const notHere: ErrorMessage = {
  text: 'This isn’t available here.',
  hint: 'If you need it, contact {support}.',
};

/** What happened and what to do, in plain words. */
const statusMessages: Readonly<Record<number, ErrorMessage>> = {
  400: { text: 'We couldn’t accept this.', hint: 'Check what you entered and try again.' },
  401: { text: 'We couldn’t let you do this.', hint: 'Log out and in again, or contact {support}.' },
  403: { text: 'You aren’t allowed to do this.', hint: 'If you think you should be, contact {support}.' },
  404: { text: 'We couldn’t find what you asked for.', hint: 'It may have been removed.' },
  405: notHere,
  409: { text: 'This is already under way.', hint: 'Please wait a moment and try again.' },
  419: { text: 'Your session was refreshed.', hint: 'Please try again.' },
  422: { text: 'Something you entered wasn’t accepted.', hint: 'Check what you entered and try again.' },
  429: { text: 'Too many requests.', hint: 'Please wait a moment and try again.' },
  500: { text: 'Something went wrong on our side.', hint: 'Please try again in a moment.' },
  501: notHere,
  503: { text: 'The service isn’t available right now.', hint: 'Please try again in a few minutes.' },
};

const blockedCookies: ErrorMessage = {
  text: 'This page needs cookies, and your browser blocks them.',
  hint: 'Allow cookies for this site, then try again.',
};

const anyStatus: ErrorMessage = { text: 'This didn’t work.', hint: 'Please try again later.' };

/**
 * What a member is told of an error: by its code where the status carries codes, else by its status. An unknown code has
 * the words of the server, or those of any other error.
 */
export function errorMessage(error: AppError, parameters: ErrorMessageParameters = {}): ErrorMessage {
  const { text, hint, detail } = describe(error, parameters);
  const support = parameters.supportEmail || 'support';
  const filled = (words: string) => words.split('{support}').join(support);
  return {
    text: filled(text),
    ...(hint !== undefined && { hint: filled(hint) }),
    ...(detail !== undefined && { detail }),
  };
}

/** The same as one line of text, in sentences. */
export function errorLine(error: AppError, parameters: ErrorMessageParameters = {}): string {
  return inSentences(errorMessage(error, parameters));
}

/** What stands above a failure: that nothing happened is said only where it is known. */
export function failureTitle(error: AppError, refused: string): string {
  return error.kind === 'unconfirmed' ? 'We couldn’t confirm this' : refused;
}

function describe(error: AppError, parameters: ErrorMessageParameters): ErrorMessage {
  switch (error.kind) {
    case 'expired':
      return {
        text: 'Your session has expired.',
        hint: 'Please log in again.',
        detail: detailOf(401),
      };
    case 'missing':
      return { ...notHere, detail: detailOf(error.status) };
    case 'rejected':
      return withWait(rejection(error, parameters), error.retryAfter);
    case 'unsent':
      return { text: 'Nothing was sent.', hint: beforeSending[error.reason] };
    case 'unsupported':
      return {
        text: 'Your plan can’t be changed here.',
        hint: 'Contact {support}, and we’ll change it for you.',
      };
    case 'unpaid':
      return { text: 'This didn’t go through.', hint: 'Nothing has changed. You can try again.' };
    case 'unconfirmed':
      return {
        text: 'We couldn’t confirm whether this went through.',
        hint: 'Check your account before you try again, or contact {support}.',
      };
    default:
      return firstErrorMessage(error, parameters);
  }
}

function rejection(
  { status, code, message }: Extract<AppError, { kind: 'rejected' }>,
  { hasEntered = true }: ErrorMessageParameters,
): ErrorMessage {
  const hasCode = code !== null && [429, 520, 521].includes(status);
  const other = hasCode && !hasEntered ? nothingEntered.codes[code] : undefined;
  const known = other ?? (hasCode ? codeMessages[code] : undefined);
  if (known) return known;
  if ((hasCode || status === 422) && message !== null) return { text: message };
  if (hasCode) return codeMessages.i_000;
  if (status === 419 && message === cookiesNeeded) return { ...blockedCookies, detail: detailOf(status) };
  const byStatus = ofStatus(status);
  if (hasEntered || ![400, 422].includes(status)) return byStatus;
  return { ...byStatus, text: ofStatus(400).text, hint: nothingEntered.hint };
}

function ofStatus(status: number): ErrorMessage {
  return { ...(statusMessages[status] ?? anyStatus), detail: detailOf(status) };
}

/** What support wants to know: the words of the specification, with the status. */
function detailOf(status: number): string {
  return `${statusTexts[status] ?? otherStatus} (${status})`;
}

function withWait(message: ErrorMessage, seconds: number | null): ErrorMessage {
  if (seconds === null || seconds === 0) return message;
  return { ...message, hint: `Please try again in ${waitingTime(seconds)}.` };
}

function waitingTime(seconds: number): string {
  const [amount, unit] = seconds < 120 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`;
}
