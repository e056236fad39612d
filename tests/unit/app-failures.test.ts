import { createActor, waitFor } from 'xstate';
import { describe, expect, it, onTestFinished } from 'vitest';
import { appId } from '#machines/notify.ts';
import { provideActors } from '#src/app/actors.ts';
import { createFetchedFlows } from '#src/app/fetched-flows.ts';
import { flows } from '#src/routes/flows.ts';
import type { AppDependencies } from '#src/app/app-dependencies.ts';
import { apiWith } from '#tests/support/api-with.ts';
import { dependenciesWith } from '#tests/support/app-dependencies.ts';

type Api = AppDependencies['api'];

const refused = { kind: 'rejected', status: 500, code: null, message: null, fields: {}, retryAfter: null };

/** The app as it runs, on this API, with what it reports. */
function start(api: Api) {
  const dependencies = dependenciesWith({ api });
  const machine = provideActors(dependencies, createFetchedFlows(dependencies, flows));
  const app = createActor(machine, {
    systemId: appId,
    input: { label: 'varsity', storedConsent: 'rejected', logOutPending: false },
  });
  const reported: unknown[] = [];
  app.on('failure.reported', (failure) => reported.push(failure));
  app.start();
  onTestFinished(() => void app.stop());
  return { app, reported };
}

describe('a failure of a call', () => {
  it.each(['cards', 'categories'] as const)(
    '[HTTP-04] of the %s is reported once, and the read can be tried again',
    async (name) => {
      let attempts = 0;
      const fetch = () => {
        attempts += 1;
        return attempts === 1 ? Promise.reject(refused) : Promise.resolve([]);
      };
      const { app, reported } = start(
        apiWith(name === 'cards' ? { fetchCards: fetch } : { fetchCategories: fetch }),
      );
      const { children } = await waitFor(app, (snapshot) => snapshot.matches({ serving: 'running' }));
      const read = children[name];
      if (!read) throw new Error('The read does not run.');
      await waitFor(read, (snapshot) => snapshot.matches('failed'));
      expect(reported).toEqual([{ type: 'failure.reported', error: refused, during: 'read' }]);

      read.send({ type: 'resource.retry' });
      await waitFor(read, (snapshot) => snapshot.matches('shown'));
      expect(attempts).toBe(2);
      expect(app.getSnapshot().matches({ serving: 'running' })).toBe(true);
    },
  );

  it('[DEAL-03] the categories are requested once, however often the session changes', async () => {
    let attempts = 0;
    const fetchCategories = () => {
      attempts += 1;
      return Promise.resolve([]);
    };
    const { app } = start(apiWith({ fetchCategories }));
    const { children } = await waitFor(app, (snapshot) => snapshot.matches({ serving: 'running' }));
    const { categories } = children;
    if (!categories) throw new Error('The read does not run.');
    for (let count = 0; count < 3; count += 1) {
      await waitFor(categories, (snapshot) => snapshot.matches({ shown: 'ready' }));
      categories.send({ type: 'resource.load', params: {} });
    }
    await waitFor(categories, (snapshot) => snapshot.matches({ shown: 'ready' }));
    expect(attempts).toBe(1);
  });

  it('[HTTP-04] of the session is reported to nobody, and means logged out', async () => {
    const { app, reported } = start(apiWith({ fetchSession: () => Promise.reject(refused) }));
    await waitFor(app, (snapshot) => snapshot.matches({ serving: 'running' }));
    expect(app.getSnapshot().children.session?.getSnapshot().value).toEqual({ visitor: 'anybody' });
    expect(reported).toEqual([]);
  });
});
