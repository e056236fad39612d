import type { AppRef } from '#machines/app/app.machine.ts';
import { asAppError } from '#machines/domain/app-error.ts';
import type { Api } from '#src/api/api.ts';
import { readXsrfToken } from '#src/browser/cookies.ts';
import { createStoredMark } from '#src/browser/stored-mark.ts';
import type { KeyValueStorage } from '#src/browser/storage.ts';

/**
 * Whether somebody may be logged in, where the session cookie is out of reach: the CSRF cookie is there, this browser
 * was logged in, or the API is on another origin, whose cookies say nothing.
 */
export function createSessionHint(local: KeyValueStorage, apiHost: string) {
  const loggedIn = createStoredMark(local, 'logged-in');
  const pendingLogout = createStoredMark(local, 'log-out-pending');
  const isElsewhere = apiHost !== '' && apiHost !== window.location.origin;
  return {
    pendingLogout,
    mayHaveSession: () => isElsewhere || readXsrfToken() !== undefined || loggedIn.isSet(),
    /** The call that says who is logged in, which ends the hint where it says nobody. */
    noting:
      (fetchSession: Api['fetchSession']): Api['fetchSession'] =>
      async (signal) => {
        try {
          return await fetchSession(signal);
        } catch (error) {
          if (asAppError(error).kind === 'expired') loggedIn.set(false);
          throw error;
        }
      },
    follow(app: AppRef): void {
      let isOpen = false;
      app.subscribe(({ context: { session } }) => {
        if (isOpen === (session !== null)) return;
        isOpen = !isOpen;
        loggedIn.set(isOpen);
        if (isOpen) pendingLogout.set(false);
      });
    },
  };
}
