import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { modalMachine } from '#machines/modal/modal.machine.ts';
import { useActor } from './app-context.ts';

type Flows = SnapshotFrom<typeof modalMachine>['children'];

/** A flow that runs in a modal, also while the modal slides out with what the flow ended with. */
export function useModalFlow<Name extends keyof Flows>(name: Name): NonNullable<Flows[Name]> | null {
  const modal = useSelector(useActor('overlays'), ({ children }) => children.modal) as
    ActorRefFrom<typeof modalMachine> | undefined;
  const running = useSelector(modal, (snapshot) => snapshot?.children?.[name]);
  const [latest, setLatest] = useState<NonNullable<Flows[Name]> | null>(running ?? null);
  if (running && running !== latest) setLatest(running);
  return running ?? latest;
}
