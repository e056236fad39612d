import { createActor, waitFor } from 'xstate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routeNames } from '#machines/domain/routes.ts';
import { tenantIds } from '#server/demo/tenants/tenants.ts';
import { provideActors } from '#src/app/actors.ts';
import { createFetchedFlows } from '#src/app/fetched-flows.ts';
import { clientFacts, nothingStored, readFacts, runGuards } from '#src/app/navigation.ts';
import { flows } from '#src/routes/flows.ts';
import { visit } from '#gallery/atlas/atlas.ts';
import { people, type Person } from '#gallery/atlas/people.ts';
import { createTestServer, type TestServer } from '#tests/support/api-server.ts';
import { expectedTenants } from '#tests/support/expected-tenants.ts';
import { dependenciesWith } from '#tests/support/app-dependencies.ts';
import { callsAt } from '../api-browser.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ settings: { sandbox: true } });
}, 60_000);
afterAll(() => server.close());

/** The app at a client as "Try it" opens it, with its first reads done. */
async function runningApp(client: string, as: string) {
  const origin = `http://${client}.localhost`;
  const { api, jar, fetch } = callsAt(origin, { client, send: (request) => server.app.request(request) });
  const body = new URLSearchParams({ as, to: '/account' });
  const answer = await fetch(`${origin}/sandbox/visit`, { method: 'POST', body });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/account']);
  const dependencies = dependenciesWith({ api, mayHaveSession: () => jar.has('XSRF-TOKEN') });
  const app = createActor(provideActors(dependencies, createFetchedFlows(dependencies, flows)), {
    systemId: 'app',
    input: { label: client, storedConsent: 'rejected', logOutPending: false },
  });
  app.start();
  await waitFor(app, (snapshot) => snapshot.matches({ serving: 'running' }));
  const { session, cards } = app.getSnapshot().children;
  if (!session || !cards) throw new Error('The app has no session and no cards.');
  await waitFor(session, (snapshot) => snapshot.hasTag('settled'));
  if (session.getSnapshot().matches({ signedIn: 'member' }))
    await waitFor(cards, ({ context }) => context.data !== null);
  return app;
}

const triable = people.flatMap((person) => (person.demo === undefined ? [] : [person]));

describe.each(tenantIds)('the guard atlas of %s', (client) => {
  it.each(triable)('[FLOW-04] shows where the running app leads: $title', async (person: Person) => {
    const app = await runningApp(client, person.demo ?? 'nobody');
    const known = clientFacts(app.getSnapshot().context.programme?.client);
    expect(known).toEqual(expectedTenants[client].facts);
    const facts = { ...person.facts, ...known };
    expect(readFacts(app, nothingStored)).toEqual(facts);
    const { signal } = new AbortController();
    for (const route of routeNames) {
      const {
        kind,
        route: end,
        hops,
      } = await runGuards(app, { route, search: {} }, async () => nothingStored, signal);
      const reported = visit(route, facts);
      const left = kind === 'show' ? hops : [...hops, end];
      expect({ route, kind, end, left }).toEqual({
        route,
        kind: reported.kind,
        end: reported.ends,
        left: reported.hops.map(({ from }) => from),
      });
    }
    app.stop();
  });
});
