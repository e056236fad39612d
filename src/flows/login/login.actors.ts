import { fromPromise } from 'xstate';
import type { Credentials } from '#machines/domain/credentials.ts';
import type { Session } from '#machines/domain/member.ts';
import { loginMachine } from '#machines/login/login.machine.ts';
import type { Outside } from '#src/app/outside.ts';
import { provideSocialSignIn } from '#src/flows/social-sign-in/social-sign-in.actors.ts';

/** Logging in with its real actors. */
export function provideLogin(outside: Outside): typeof loginMachine {
  return loginMachine.provide({
    actors: {
      sendForm: fromPromise<Session, { values: Credentials }>(({ input, signal }) =>
        outside.api.logIn(input.values, signal),
      ),
      social: provideSocialSignIn(outside),
    },
  });
}
