import type { ActorRefFrom } from 'xstate';
import { flowInvoke, flowNames, forEachFlow } from '#machines/flow-table.ts';
import { pageFlows, type PageFlow, type PageFlows } from './page-flows.ts';
import { inputFor, pageSetup } from './page.setup.ts';

export type PageRef = ActorRefFrom<typeof pageMachine>;

/** The state in which a flow runs, from the first of its addresses that is shown until another page is. */
const running = (flow: PageFlow) =>
  pageSetup.createStateConfig({
    description: pageFlows[flow].description,
    invoke: {
      ...flowInvoke<PageFlows>(flow),
      systemId: 'pageFlow',
      input: ({ context }) => inputFor(context, flow),
      onDone: 'entering',
      onError: 'broken',
    },
    on: {
      'route.entered': {
        guard: { type: 'leadsTo', params: ({ event }) => ({ route: event.route, flow }) },
        actions: [
          { type: 'setRoute', params: ({ event }) => event },
          { type: 'notifyStep', params: { flow } },
        ],
      },
    },
  });

export const pageMachine = pageSetup.createMachine({
  id: 'page',
  description: 'The flow of the page that is shown; it begins and ends with the page.',
  context: ({ input }) => ({ ...input, search: {} }),
  initial: 'deciding',
  on: {
    'route.entered': {
      target: '.deciding',
      actions: { type: 'setRoute', params: ({ event }) => event },
    },
    'session.known': {
      actions: { type: 'setSession', params: ({ event }) => ({ session: event.session }) },
    },
  },
  states: {
    deciding: {
      description: 'Decides which flow the page needs.',
      always: [
        ...flowNames(pageFlows).map(
          (flow) => ({ guard: { type: 'isOn', params: { flow } }, target: flow }) as const,
        ),
        { target: 'resting' },
      ],
    },
    resting: { description: 'A page without a flow of its own.' },
    ...forEachFlow(pageFlows, running),
    broken: { description: 'The flow of the page broke; the page can be loaded again.' },
    entering: { description: 'The flow is done; the page that was wanted comes next.' },
  },
});
