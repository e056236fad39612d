import { useSelector } from '@xstate/react';
import { createContext, use } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { AppRef, appMachine } from '#machines/app/app.machine.ts';
import type { Client } from '#machines/domain/client.ts';

type Children = SnapshotFrom<typeof appMachine>['children'];

/** The actors that live as long as the app serves a programme. */
type LastingChild = Exclude<keyof Children, 'login'>;

export const AppContext = createContext<AppRef | null>(null);

/** The root actor. */
export function useApp(): AppRef {
  const app = use(AppContext);
  if (!app) throw new Error('There is no app around this component.');
  return app;
}

/** An actor under the root that lives as long as pages are shown. */
export function useActor<Name extends LastingChild>(name: Name): NonNullable<Children[Name]> {
  const actor = useSelector(useApp(), ({ children }) => children[name]);
  if (!actor) throw new Error(`The actor "${name}" is not running.`);
  return actor;
}

/** The tenant's configuration; pages are shown only when it is known. */
export function useClient(): Client {
  const programme = useSelector(useApp(), ({ context }) => context.programme);
  if (!programme) throw new Error('The programme is not known yet.');
  return programme.client;
}
