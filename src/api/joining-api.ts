import type { Activation } from '#machines/domain/activation.ts';
import type { NewPassword } from '#machines/domain/password.ts';
import type { ProfileChanges } from '#machines/domain/profile.ts';
import type { SignUpAccount } from '#machines/domain/sign-up-account.ts';
import { activate, readActivation } from './activation.ts';
import type { Http } from './http.ts';
import { beginPasswordReset, resetPassword, validateResetCode, type ResetGrant } from './password-reset.ts';
import { changeProfile } from './profile.ts';
import { signUp, type SignUpOrigin } from './sign-up.ts';

export type JoiningApi = ReturnType<typeof createJoiningApi>;

/**
 * The calls of the pages on which an account is made or recovered, which load when they are shown. They share the
 * client of the app's other calls. Each rejects with an `AppError`, or an `AbortError` when left.
 */
export function createJoiningApi(http: Http) {
  return {
    signUp: (account: SignUpAccount, origin: SignUpOrigin, signal: AbortSignal) =>
      signUp(http, account, origin, signal),
    beginPasswordReset: (email: string, signal: AbortSignal) => beginPasswordReset(http, email, signal),
    validateResetCode: (entered: { email: string; code: string }, signal: AbortSignal) =>
      validateResetCode(http, entered, signal),
    resetPassword: (grant: ResetGrant, password: NewPassword, signal: AbortSignal) =>
      resetPassword(http, grant, password, signal),
    readActivation: (token: string, signal: AbortSignal) => readActivation(http, token, signal),
    activate: (token: string, activation: Activation, signal: AbortSignal) =>
      activate(http, token, activation, signal),
    changeProfile: (changes: ProfileChanges, signal: AbortSignal) => changeProfile(http, changes, signal),
  };
}
