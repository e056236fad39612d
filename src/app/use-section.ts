import { useSelector } from '@xstate/react';
import type { NonReducibleUnknown } from 'xstate';
import type { AppReads, ReadName } from '#machines/app/reads.ts';
import type { ResourceRef } from '#machines/resource/resource.machine.ts';
import { errorMessage } from '#src/messages/errors.ts';
import type { Section } from '#src/ui/section/section.ts';
import { useActor, useClient } from './app-context.ts';
import { readAt } from './read-at.ts';

type DataOf<Name extends ReadName> = AppReads[Name]['data'];

/** What a read that lives as long as the app has to show, as a part of a screen. */
export function useSection<Name extends ReadName>(name: Name): Section<DataOf<Name>> {
  return useReadSection(useActor(name) as ResourceRef<DataOf<Name>, NonReducibleUnknown>);
}

/** What a read has to show, as a part of a screen. */
export function useReadSection<Data extends object, Params extends NonReducibleUnknown>(
  read: ResourceRef<Data, Params>,
): Section<Data> {
  const { supportEmail } = useClient();
  const isFailed = useSelector(read, (snapshot) => snapshot.matches('failed'));
  const isAbsent = useSelector(read, (snapshot) => snapshot.matches('absent'));
  const isRefreshing = useSelector(read, (snapshot) => snapshot.hasTag('refreshing'));
  const isStale = useSelector(read, (snapshot) => snapshot.matches({ shown: 'stale' }));
  const isOffline = useSelector(useActor('network'), (snapshot) => snapshot.matches('offline'));
  const data = useSelector(read, ({ context }) => context.data);
  const error = useSelector(read, ({ context }) => context.error);

  const reported = error && errorMessage(error, { supportEmail });
  const message = reported?.hint ?? reported?.text ?? '';
  const onRetry = () => read.send({ type: 'resource.retry' });
  if (isAbsent) return { state: 'absent' };
  if (isFailed) return { state: 'failed', message, onRetry };
  if (data === null) return { state: 'loading' };
  return {
    state: 'ready',
    data,
    readAt: readAt(data),
    isOffline,
    refreshing: isRefreshing,
    ...(isStale && { stale: { message, onRetry } }),
  };
}
