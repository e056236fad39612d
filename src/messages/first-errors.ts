import type { AppError } from '#machines/domain/app-error.ts';
import type { ErrorCode } from '#machines/domain/error-codes.ts';

export interface ErrorMessage {
  text: string;
  /** A second sentence: what to do now. */
  hint?: string;
}

export interface ErrorMessageParameters {
  /** The client's address for help; without one the messages say "support". */
  supportEmail?: string;
}

type CodeMessages = Readonly<Partial<Record<ErrorCode, ErrorMessage>> & Record<'i_000', ErrorMessage>>;

export const domainNotAllowed = 'Domain not allowed';

/** The words of the codes that the calls of the first page answer with. `{support}` stands for the client's support address. */
export const firstCodeMessages = {
  i_000: { text: 'An error occurred.', hint: 'Please try again. If it keeps happening, contact {support}.' },
  i_001: { text: 'The app and the server did not understand each other.', hint: 'Please reload the page.' },

  i_auth_001: { text: 'You already have an account with this email.', hint: 'Log in instead.' },
  i_auth_002: { text: 'Wrong email or password.' },
  i_auth_003: { text: 'Wrong email or password.' },
  i_auth_004: { text: 'You are not allowed to do this.', hint: 'Log in again, or contact {support}.' },
  i_auth_005: { text: 'Too many requests.', hint: 'Please wait a moment and try again.' },
} as const satisfies CodeMessages;

/** What a member is told of an error before any page is fetched; `errors.ts` has the words of all codes. */
export function firstErrorMessage(error: AppError, parameters: ErrorMessageParameters = {}): ErrorMessage {
  return describeError(error, parameters, firstCodeMessages);
}

const statusMessages: Readonly<Record<number, ErrorMessage>> = {
  400: { text: 'Bad request', hint: 'Check what you entered and try again.' },
  401: { text: 'Unauthorized', hint: 'Your session has expired. Please log in again.' },
  404: { text: 'Not implemented', hint: 'We could not find what you asked for. It may have been removed.' },
  419: { text: 'Not implemented', hint: 'Your session was refreshed. Please try again.' },
  422: { text: 'Unprocessable entity', hint: 'Check what you entered and try again.' },
  429: { text: 'Not implemented', hint: 'Too many requests. Please wait a moment and try again.' },
  500: {
    text: 'Internal server error',
    hint: 'Something went wrong on our side. Please try again in a moment.',
  },
  503: {
    text: 'Not implemented',
    hint: 'The service is not available right now. Please try again in a few minutes.',
  },
};

const otherStatus: ErrorMessage = { text: 'Not implemented', hint: 'Please try again later.' };

/**
 * What a member is told of an error: by its code where the status carries codes, else by its status. A code without
 * words here has those of the server, or those of any other error.
 */
export function describeError(
  error: AppError,
  { supportEmail }: ErrorMessageParameters,
  codes: CodeMessages,
): ErrorMessage {
  const { text, hint } = describe(error, codes);
  const support = supportEmail || 'support';
  const filled = (words: string) => words.split('{support}').join(support);
  return hint === undefined ? { text: filled(text) } : { text: filled(text), hint: filled(hint) };
}

function describe(error: AppError, codes: CodeMessages): ErrorMessage {
  switch (error.kind) {
    case 'offline':
      return { text: 'Network error', hint: 'Check your connection and try again.' };
    case 'timeout':
      return { text: 'Network error', hint: 'The server took too long to answer. Please try again.' };
    case 'expired':
      return statusMessages[401] ?? otherStatus;
    case 'rejected':
      return withWait(rejection(error, codes), error.retryAfter);
    case 'unpaid':
      return {
        text: 'Your payment did not go through.',
        hint: 'Nothing was charged. You can enter your card again.',
      };
    case 'unexpected':
      return { text: 'Unknown error', hint: 'Please try again. If it keeps happening, contact {support}.' };
  }
}

function rejection(
  { status, code, message }: Extract<AppError, { kind: 'rejected' }>,
  codes: CodeMessages,
): ErrorMessage {
  const hasCode = code !== null && [429, 520, 521].includes(status);
  const known = hasCode ? codes[code] : undefined;
  if (known) return known;
  if ((hasCode || status === 422) && message !== null) return { text: message };
  if (hasCode) return codes.i_000;
  return statusMessages[status] ?? otherStatus;
}

function withWait(message: ErrorMessage, seconds: number | null): ErrorMessage {
  if (seconds === null || seconds === 0) return message;
  return { text: message.text, hint: `Please try again in ${waitingTime(seconds)}.` };
}

function waitingTime(seconds: number): string {
  const [amount, unit] = seconds < 120 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`;
}
