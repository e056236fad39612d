import { useSelector } from '@xstate/react';
import type { SocialProvider } from '#machines/domain/client.ts';
import type { SocialSignInRef } from '#machines/social-sign-in/social-sign-in.machine.ts';
import { useClient } from '#src/app/app-context.ts';
import { useErrorMessage } from '#src/app/use-error-message.ts';

export type SocialRef = SocialSignInRef | undefined;

/** What the buttons of the providers show and do; without an actor they rest. */
export function useSocial(actor: SocialRef) {
  const { supportEmail } = useClient();
  const errorMessage = useErrorMessage();
  const isLeaving = useSelector(actor, (snapshot) => snapshot?.hasTag('busy') ?? false);
  const provider = useSelector(actor, (snapshot) => snapshot?.context.provider ?? null);
  const error = useSelector(actor, (snapshot) => snapshot?.context.error ?? null);
  return {
    state:
      isLeaving && provider !== null
        ? ({ state: 'leaving', provider } as const)
        : ({ state: 'idle' } as const),
    error: error && errorMessage(error, { supportEmail }),
    start: (chosen: SocialProvider) => actor?.send({ type: 'social.start', provider: chosen }),
  };
}
