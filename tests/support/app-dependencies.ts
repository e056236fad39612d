import type { AppDependencies } from '#src/app/app-dependencies.ts';
import { createDrafts } from '#src/browser/drafts.ts';
import type { Secret } from '#src/browser/url-tokens.ts';

function memoryStorage() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

function noSecret<Value>(): Secret<Value> {
  return { read: () => null, take: () => null, store: () => {} };
}

/** A silent outside, but for what is given: nobody else is there, and nothing is kept longer than the test. */
export function dependenciesWith(
  given: Partial<AppDependencies> & Pick<AppDependencies, 'api'>,
): AppDependencies {
  const tab = memoryStorage();
  return {
    http: { client: 'varsity', send: () => new Promise<never>(() => {}) },
    downgradePath: 'membership/downgrade',
    applyTheme: async () => {},
    joinTabs: () => ({ notify: () => {}, close: () => {} }),
    watchOnline: () => () => {},
    storeConsent: () => {},
    runTrackers: () => () => {},
    openProgramPage: () => false,
    mayHaveSession: () => true,
    markLogoutPending: () => {},
    leaveFor: () => {},
    path: () => '/login',
    client: () => null,
    session: () => null,
    tiers: () => null,
    utm: async () => ({}),
    local: memoryStorage(),
    tab,
    drafts: createDrafts(tab, { client: 'varsity' }),
    secrets: { reset: noSecret(), activation: noSecret() },
    ...given,
  };
}
