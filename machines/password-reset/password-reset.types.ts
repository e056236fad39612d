import type { AppError } from '#machines/domain/app-error.ts';
import type { RouteName } from '#machines/domain/routes.ts';

export type PasswordResetStep = Extract<RouteName, `password-${string}`>;

type Search = Readonly<Record<string, string>>;

/** The last code that was sent, as far as this tab knows. */
export interface CodeMail {
  /** Milliseconds since 1970; null when the code was asked for elsewhere. */
  sentAt: number | null;
  /** Milliseconds until another can be asked for. */
  pause: number;
}

export interface PasswordResetInput {
  step: PasswordResetStep;
  search: Search;
}

export interface PasswordResetContext extends CodeMail {
  step: PasswordResetStep;
  /** Whose password it is. The code and what it is exchanged for are never held here. */
  email: string | null;
  /** Why no other code could be sent. */
  error: AppError | null;
}

export type PasswordResetEvent =
  { type: 'step.entered'; step: PasswordResetStep; search: Search } | { type: 'code.resend' };
