import { fromPromise } from 'xstate';
import type { Credentials } from '#machines/domain/credentials.ts';
import type { Session } from '#machines/domain/member.ts';
import { loginMachine } from '#machines/login/login.machine.ts';
import type { AppDependencies } from '#src/app/app-dependencies.ts';
import { provideSocialSignIn } from '#src/flows/social-sign-in/social-sign-in.actors.ts';

/** Logging in with its real actors. */
export function provideLogin(dependencies: AppDependencies): typeof loginMachine {
  return loginMachine.provide({
    actors: {
      sendForm: fromPromise<Session, { values: Credentials }>(({ input, signal }) =>
        dependencies.api.logIn(input.values, signal),
      ),
      social: provideSocialSignIn(dependencies),
    },
  });
}
