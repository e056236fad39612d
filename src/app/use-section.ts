import { useSelector } from '@xstate/react';
import type { ReadName, reads } from '#machines/app/reads.ts';
import type { ResourceMachine } from '#machines/resource/resource.machine.ts';
import { errorMessage } from '#src/messages/errors.ts';
import type { Section } from '#src/ui/section/section.ts';
import { useActor, useClient } from './app-context.ts';

type DataOf<Name extends ReadName> =
  (typeof reads)[Name] extends ResourceMachine<infer Data, infer _Params> ? Data : never;

/** What a read has to show, as a part of a screen. */
export function useSection<Name extends ReadName>(name: Name): Section<DataOf<Name>> {
  const actor = useActor(name);
  const { supportEmail } = useClient();
  const isFailed = useSelector(actor, (snapshot) => snapshot.matches('failed'));
  const isRefreshing = useSelector(actor, (snapshot) => snapshot.hasTag('refreshing'));
  const isStale = useSelector(actor, (snapshot) => snapshot.matches({ shown: 'stale' }));
  const data = useSelector(actor, ({ context }) => context.data) as DataOf<Name> | null;
  const error = useSelector(actor, ({ context }) => context.error);

  const told = error && errorMessage(error, { supportEmail });
  const message = told?.hint ?? told?.text ?? '';
  const onRetry = () => actor.send({ type: 'resource.retry' });
  if (isFailed) return { state: 'failed', message, onRetry };
  if (data === null) return { state: 'loading' };
  return {
    state: 'ready',
    data,
    refreshing: isRefreshing,
    ...(isStale && { stale: { message, onRetry } }),
  };
}
