import { fromPromise } from 'xstate';
import {
  activateForm,
  requestLinkForm,
  type ActivationAnswer,
} from '#machines/activation/activation-forms.ts';
import { activationMachine, type ActivationOffer } from '#machines/activation/activation.machine.ts';
import { asAppError, hasCode } from '#machines/domain/app-error.ts';
import { createJoiningApi } from '#src/api/joining-api.ts';
import type { AppDependencies } from '#src/app/app-dependencies.ts';

/** Activating an imported account with its real actors. The token is used up by the last call alone. */
export function provideActivation({ http, drafts, secrets }: AppDependencies) {
  const api = createJoiningApi(http);

  async function activate(
    values: Parameters<typeof api.activate>[1],
    signal: AbortSignal,
  ): Promise<ActivationAnswer> {
    const token = secrets.activation.read();
    if (token === null) return { kind: 'void' };
    try {
      const session = await api.activate(token, values, signal);
      secrets.activation.take();
      drafts.draft('activation').clear();
      return { kind: 'activated', session };
    } catch (error) {
      if (hasCode(asAppError(error), 'i_pass_002')) return { kind: 'void' };
      throw error;
    }
  }

  return activationMachine.provide({
    actors: {
      readOffer: fromPromise(async ({ signal }): Promise<ActivationOffer | null> => {
        const token = secrets.activation.read();
        return token === null ? null : api.readActivation(token, signal);
      }),
      activate: activateForm.provide({
        actors: {
          sendForm: fromPromise(({ input: { values }, signal }) => activate(values, signal)),
        },
      }),
      requestLink: requestLinkForm.provide({
        actors: {
          sendForm: fromPromise(async ({ input: { values }, signal }) => {
            await api.beginPasswordReset(values.email, signal);
            return values;
          }),
        },
      }),
    },
  });
}
