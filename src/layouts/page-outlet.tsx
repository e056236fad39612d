import { Outlet } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useActor } from '#src/app/app-context.ts';
import Failure from './failure.tsx';

/** The page in its layout, or a way on when its flow broke. */
export function PageOutlet() {
  const isBroken = useSelector(useActor('page'), (snapshot) => snapshot.matches('broken'));
  return isBroken ? <Failure /> : <Outlet />;
}
