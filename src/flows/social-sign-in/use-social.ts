import { useSelector } from '@xstate/react';
import type { SocialProvider } from '#machines/domain/client.ts';
import type { SocialSignInRef } from '#machines/social-sign-in/social-sign-in.machine.ts';
import { useApp, useClient } from '#src/app/app-context.ts';
import { useErrorMessage } from '#src/app/use-error-message.ts';
import { socialMessages } from './social-sign-in.messages.ts';

export type SocialRef = SocialSignInRef | undefined;

/** What the buttons of the providers show and do; without an actor they rest. */
export function useSocial(actor: SocialRef) {
  const { supportEmail, socialProviders } = useClient();
  const missing = useSelector(useApp(), ({ context }) => context.missing);
  const errorMessage = useErrorMessage();
  const isLeaving = useSelector(actor, (snapshot) => snapshot?.hasTag('busy') ?? false);
  const provider = useSelector(actor, (snapshot) => snapshot?.context.provider ?? null);
  const error = useSelector(actor, (snapshot) => snapshot?.context.error ?? null);
  return {
    /** The one whose page is being opened. */
    leavingFor: isLeaving ? provider : null,
    /** Those that the client offers and the server has. */
    providers: socialProviders.filter((each) => !missing.includes(`social ${each}`)),
    error:
      error?.kind === 'missing' && provider !== null
        ? { text: socialMessages.missing(provider) }
        : error && errorMessage(error, { supportEmail }),
    start: (chosen: SocialProvider) => actor?.send({ type: 'social.start', provider: chosen }),
  };
}
