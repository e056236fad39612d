import { assign, sendTo, setup } from 'xstate';
import type { Session } from '#machines/domain/member.ts';
import type { RouteName } from '#machines/domain/routes.ts';
import { flowLogics, type FlowChildren } from '#machines/flow-table.ts';
import { flowOf, pageFlows, type PageFlow, type PageFlows } from './page-flows.ts';
import type {
  PageContext,
  PageEvent,
  PageFlowInput,
  PageInput,
  PageSearch,
  PageStep,
  StepEntered,
} from './page.types.ts';

/** The actors, guards and actions of the page that is shown. */
export const pageSetup = setup({
  types: {} as {
    context: PageContext;
    events: PageEvent;
    input: PageInput;
    children: FlowChildren<PageFlows>;
  },
  actors: flowLogics(pageFlows),
  guards: {
    isOn: ({ context }, { flow }: { flow: PageFlow }) =>
      context.route !== null && flowOf(context.route) === flow,
    leadsTo: (_, { route, flow }: { route: RouteName; flow: PageFlow }) => flowOf(route) === flow,
  },
  actions: {
    setRoute: assign((_, { route, search = {} }: { route: RouteName; search?: PageSearch | undefined }) => ({
      route,
      search,
    })),
    setSession: assign({ session: (_, { session }: { session: Session | null }) => session }),
    notifyStep: sendTo(
      (_, { flow }: { flow: PageFlow }) => flow,
      ({ context }, { flow }): StepEntered => ({ type: 'step.entered', ...stepOf(context, flow) }),
    ),
  },
});

/** What a flow begins with when its page is shown. */
export function inputFor(context: PageContext, flow: PageFlow): PageFlowInput {
  return { ...stepOf(context, flow), tiers: context.tiers, session: context.session };
}

function stepOf({ route, search }: PageContext, flow: PageFlow): PageStep {
  return { step: route ?? pageFlows[flow].routes[0], search };
}
