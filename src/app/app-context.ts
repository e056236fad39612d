import { useSelector } from '@xstate/react';
import { createContext, use, type Context } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { AppRef, appMachine } from '#machines/app/app.machine.ts';
import type { pageMachine } from '#machines/page/page.machine.ts';
import type { Client } from '#machines/domain/client.ts';
import type { Theme } from '#machines/domain/theme.ts';

type Children = SnapshotFrom<typeof appMachine>['children'];

export const AppContext: Context<AppRef | null> = createContext<AppRef | null>(null);

/** The root actor. */
export function useApp(): AppRef {
  const app = use(AppContext);
  if (!app) throw new Error('There is no app.');
  return app;
}

/** An actor under the root that lives as long as pages are shown. */
export function useActor<Name extends keyof Children>(name: Name): NonNullable<Children[Name]> {
  const actor = useSelector(useApp(), ({ children }) => children[name]);
  if (!actor) throw new Error(`The actor "${name}" is not running.`);
  return actor;
}

/** The tenant's configuration; pages are shown only when it is known. */
export function useClient(): Client {
  const programme = useSelector(useApp(), ({ context }) => context.programme);
  if (!programme) throw new Error('There is no programme.');
  return programme.client;
}

/** The tenant's theme; the default one where it could not be had. */
export function useTheme(): Theme {
  return useSelector(useApp(), ({ context }) => context.theme);
}

export type PageChildren = SnapshotFrom<typeof pageMachine>['children'];

/** The flow of the page that is shown; null before it has begun and after it has ended. */
export function useFlow<Name extends keyof PageChildren>(name: Name): NonNullable<PageChildren[Name]> | null {
  const page = useActor('page');
  return useSelector(page, ({ children }) => children[name]) ?? null;
}
