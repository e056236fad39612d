import type { AppError } from '#machines/domain/app-error.ts';

export interface ErrorMessage {
  text: string;
  /** A second sentence: what to do now. */
  hint?: string;
  /** For support: the words of the specification, which say little to a member. */
  detail?: string;
}

/** What is told of an error as one line, in sentences. */
export function inSentences({ text, hint }: Pick<ErrorMessage, 'text' | 'hint'>): string {
  if (hint === undefined) return text;
  return `${/[.!?]$/.test(text) ? text : `${text}.`} ${hint}`;
}

export interface ErrorMessageParameters {
  /** The client's address for help; without one the messages say "support". */
  supportEmail?: string;
  /** False where there is nothing that the member entered and could check. */
  hasEntered?: boolean;
}

const noAnswer = 'Network error';

export const domainNotAllowed = 'Domain not allowed';

/** What a member is told of an error before the words for all of them, in `errors.ts`, have been fetched. */
export function firstErrorMessage(
  { kind }: AppError,
  { supportEmail }: ErrorMessageParameters = {},
): ErrorMessage {
  switch (kind) {
    case 'offline':
      return {
        text: 'We couldn’t reach the server.',
        hint: 'Check your connection and try again.',
        detail: noAnswer,
      };
    case 'timeout':
      return { text: 'The server took too long to answer.', hint: 'Please try again.', detail: noAnswer };
    default:
      return {
        text: 'Something went wrong.',
        hint: `Please try again. If it keeps happening, contact ${supportEmail || 'support'}.`,
        detail: 'Unknown error',
      };
  }
}

/** The words for the few fields of the first page. */
export const firstFieldMessages = {
  emailMissing: 'Enter your email address.',
  emailInvalid: 'Enter a valid email address, like name@example.com.',
  passwordMissing: 'Enter your password.',
} as const;
