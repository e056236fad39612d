import { fromPromise } from 'xstate';
import type { SocialProvider } from '#machines/domain/client.ts';
import { socialSignInMachine } from '#machines/social-sign-in/social-sign-in.machine.ts';
import { readCookie } from '#src/browser/cookies.ts';
import type { AppDependencies } from '#src/app/app-dependencies.ts';

/** Signing in with a provider, which comes back to the page that is shown. */
export function provideSocialSignIn({ api, leaveFor, path }: AppDependencies) {
  return socialSignInMachine.provide({
    actors: {
      redirectToProvider: fromPromise<string, { provider: SocialProvider }>(({ input, signal }) =>
        api.redirectToProvider(
          { provider: input.provider, page: path(), referralCode: readCookie('signup_referral_code') },
          signal,
        ),
      ),
      leaveForProvider: fromPromise<void, { targetUrl: string }>(async ({ input }) =>
        leaveFor(input.targetUrl),
      ),
    },
  });
}
