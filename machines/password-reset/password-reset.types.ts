import type { AppError } from '#machines/domain/app-error.ts';
import type { RouteName } from '#machines/domain/routes.ts';
import type { StepEntered } from '#machines/page/page.types.ts';

export type PasswordResetStep = Extract<RouteName, `password-${string}`>;

/** The last code that was sent, as far as this tab knows. */
export interface CodeMail {
  /** Milliseconds since 1970; null when the code was asked for elsewhere. */
  sentAt: number | null;
  /** Milliseconds until another can be asked for. */
  pause: number;
}

export interface PasswordResetContext extends CodeMail {
  step: RouteName;
  /** Whose password it is. The code and what it is exchanged for are never held here. */
  email: string | null;
  /** Why no other code could be sent. */
  error: AppError | null;
}

export type PasswordResetEvent = StepEntered | { type: 'code.resend' };
