import { createActor, SimulatedClock, StateMachine, waitFor } from 'xstate';
import { describe, expect, it, onTestFinished } from 'vitest';
import { appMachine } from '#machines/app/app.machine.ts';
import { provideActors } from '#src/app/actors.ts';
import { createFetchedFlows } from '#src/app/fetched-flows.ts';
import type { AppDependencies } from '#src/app/app-dependencies.ts';
import { flows } from '#src/routes/flows.ts';
import { modalModules } from '#src/routes/modals.ts';
import { flowNames } from '#machines/flow-table.ts';
import { modalNames } from '#machines/modal/modals.ts';
import { pageFlows } from '#machines/page/page-flows.ts';
import { registry } from '#machines/registry.ts';
import { failures } from '#machines/samples/failures.ts';
import { sampleProgramme } from '#machines/samples/programme.ts';
import { appId } from '#machines/notify.ts';
import { dependenciesWith } from '#tests/support/app-dependencies.ts';
import { findUnprovided } from '#tests/support/machines/not-provided-actors.ts';
import { answer, stubApi } from './api-stub.ts';

describe('the actors of the app', () => {
  const dependencies = dependenciesWith({ api: stubApi(() => answer({})).api });
  const provided = provideActors(dependencies, createFetchedFlows(dependencies, flows));

  it('are all provided, in the machines inside too', () => {
    expect(findUnprovided(provided, appMachine)).toEqual([]);
  });

  const fetched = [
    ['login', flows.login] as const,
    ...[...Object.entries(flows.pages), ...modalNames.map((id) => [id, modalModules[id]] as const)].map(
      ([id, module]) =>
        [id, async (to: AppDependencies) => (await module.load()).default.provide(to)] as const,
    ),
  ];

  it.each(fetched)('are all provided in the flow %s, which comes when it is opened', async (id, provide) => {
    const bare = registry.find(({ machine }) => machine.id === id);
    if (!bare) throw new Error(`The catalogue has no "${id}".`);
    const logic = await provide(dependencies);
    if (!(logic instanceof StateMachine)) throw new Error(`The flow "${id}" is no machine.`);
    expect(findUnprovided(logic, bare.machine)).toEqual([]);
  });

  it('are looked at in every flow of a page and of a modal', () => {
    expect(fetched.map(([id]) => id).sort()).toEqual([...flowNames(pageFlows), ...modalNames].sort());
  });

  it('would be named if one were missing', () => {
    expect(findUnprovided(appMachine, appMachine)).toEqual(
      expect.arrayContaining(['fetchTheme', 'session.logOut', 'cards.fetchResource']),
    );
  });
});

describe('a start without a connection', () => {
  /** The app after its first look for the server, with the states that it was in since. */
  async function lookOnce(fetchTiers: () => Promise<never>) {
    let isFirst = true;
    const { api } = stubApi(() => answer({}));
    const dependencies = dependenciesWith({
      api: {
        ...api,
        fetchClient: async () => sampleProgramme.client,
        fetchTiers: async () => {
          if (!isFirst) return fetchTiers();
          isFirst = false;
          throw failures.offline.error;
        },
      },
    });
    const clock = new SimulatedClock();
    const app = createActor(provideActors(dependencies, createFetchedFlows(dependencies, flows)), {
      systemId: appId,
      input: { label: 'varsity', storedConsent: null, logOutPending: false },
      clock,
    });
    onTestFinished(() => void app.stop());
    app.start();
    await waitFor(app, (snapshot) => snapshot.matches({ offline: 'waiting' }));
    const states: unknown[] = [];
    app.subscribe(({ value }) => void states.push(value));
    clock.increment(10_000);
    await waitFor(app, (snapshot) => !snapshot.matches({ offline: 'looking' }));
    return states;
  }

  it('[TRST-10] goes on waiting while a part of what it reads can’t be reached', async () => {
    const states = await lookOnce(() => Promise.reject(failures.offline.error));
    expect(states).toEqual([{ offline: 'looking' }, { offline: 'waiting' }]);
  });

  it('[TRST-10] starts, and reports what it receives, once the server refuses', async () => {
    const states = await lookOnce(() => Promise.reject(failures.unexpected.error));
    expect(states.slice(0, 2)).toEqual([{ offline: 'looking' }, 'loadingProgramme']);
  });
});
