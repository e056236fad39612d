import { defineEntry } from '#machines/registry-entry.ts';
import { routes } from '#machines/domain/routes.ts';
import { flowNames, forEachFlow } from '#machines/flow-table.ts';
import { failures } from '#machines/samples/failures.ts';
import { sampleSessions } from '#machines/samples/sessions.ts';
import { sampleTiers } from '#machines/samples/tiers.ts';
import { pageFlows } from './page-flows.ts';
import { pageMachine } from './page.machine.ts';

const firstRoutes = flowNames(pageFlows).map((flow) => pageFlows[flow].routes[0]);

export const pageEntry = defineEntry<typeof pageMachine>({
  machine: pageMachine,
  title: 'Page router',
  summary: 'A flow begins with its page, lives through its steps, and ends when the page is left.',
  inputs: [{ title: 'The first page opens', input: { route: null, tiers: sampleTiers, session: null } }],
  events: {
    'route.entered': [
      { title: 'Home is shown', event: { type: 'route.entered', route: 'home' } },
      ...firstRoutes.map((route) => ({
        title: `"${routes[route].title}" is shown`,
        event: { type: 'route.entered', route } as const,
      })),
    ],
    'session.known': [
      {
        title: 'It is known who is here',
        event: { type: 'session.known', session: sampleSessions.active },
      },
    ],
  },
  source: { 'route.entered': 'app', 'session.known': 'app' },
  requirements: {
    'NAV-01': ['page'],
  },
  outcomes: forEachFlow(pageFlows, () => ({
    done: [{ title: 'The flow is done', output: undefined }],
    error: [failures.unexpected],
  })),
  stateKey: ({ route }) => ({ route }),
});
