import { describe, expect, it } from 'vitest';
import { appMachine } from '#machines/app/app.machine.ts';
import { provideActors } from '#src/app/actors.ts';
import { findUnprovided } from '#tests/support/model/unprovided-actors.ts';
import { answer, stubApi } from './api-stub.ts';

describe('the actors of the app', () => {
  const provided = provideActors({
    api: stubApi(() => answer({})).api,
    joinTabs: () => ({ tell: () => {}, close: () => {} }),
    watchOnline: () => () => {},
    storeConsent: () => {},
    runTrackers: () => () => {},
    openProgramPage: () => false,
    mayHaveSession: () => false,
    markLogOut: () => {},
  });

  it('are all provided, in the machines inside too', () => {
    expect(findUnprovided(provided, appMachine)).toEqual([]);
  });

  it('would be named if one were missing', () => {
    expect(findUnprovided(appMachine, appMachine)).toEqual(
      expect.arrayContaining(['fetchTheme', 'session.logOut', 'cards.fetchResource']),
    );
  });
});
