import { StateMachine } from 'xstate';
import { describe, expect, it } from 'vitest';
import { appMachine } from '#machines/app/app.machine.ts';
import { provideActors } from '#src/app/actors.ts';
import { createFetchedFlows } from '#src/app/fetched-flows.ts';
import type { Outside } from '#src/app/outside.ts';
import { flows } from '#src/routes/flows.ts';
import { modalLoads } from '#src/routes/modals.ts';
import { flowNames } from '#machines/flow-table.ts';
import { modalNames } from '#machines/modal/modals.ts';
import { pageFlows } from '#machines/page/page-flows.ts';
import { catalogue } from '#machines/catalogue.ts';
import { outsideWith } from '#tests/support/outside.ts';
import { findUnprovided } from '#tests/support/model/unprovided-actors.ts';
import { answer, stubApi } from './api-stub.ts';

describe('the actors of the app', () => {
  const outside = outsideWith({ api: stubApi(() => answer({})).api });
  const provided = provideActors(outside, createFetchedFlows(outside, flows));

  it('are all provided, in the machines inside too', () => {
    expect(findUnprovided(provided, appMachine)).toEqual([]);
  });

  const fetched = [
    ['login', flows.login] as const,
    ...Object.entries(flows.pages).map(([id, { provide }]) => [id, provide] as const),
    ...Object.entries(modalLoads).flatMap(([id, load]) =>
      'flow' in load ? [[id, async (to: Outside) => (await load.flow())(to)] as const] : [],
    ),
  ];

  it.each(fetched)('are all provided in the flow %s, which comes when it is opened', async (id, provide) => {
    const bare = catalogue.find(({ machine }) => machine.id === id);
    if (!bare) throw new Error(`The catalogue has no "${id}".`);
    const logic = await provide(outside);
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
