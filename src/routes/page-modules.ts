import { factsOf, type RouteName } from '#machines/domain/routes.ts';
import { flowOf, type FlowRoute } from '#machines/page/page-flows.ts';

/** Where the page of each address without a flow of its own stands in `src/flows`. */
const flowless: Readonly<Record<Exclude<RouteName, FlowRoute>, string>> = {
  'sign-up': 'sign-up/sign-up',
  'support-terms': 'support/terms',
  'support-privacy': 'support/privacy',
  home: 'home/home',
};

const isFlowless = (route: RouteName): route is keyof typeof flowless => Object.hasOwn(flowless, route);

/** The room of a flow bears its name. */
const roomOf = (flow: string) => flow.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function pageOf(route: RouteName): string {
  if (isFlowless(route)) return flowless[route];
  const room = roomOf(flowOf(route) ?? route);
  return `${room}/${room}`;
}

/** The modules that an address needs besides the document's own script. */
export function modulesOf(route: RouteName): string[] {
  if (route === 'login') return [];
  const layout = factsOf(route).access === 'main' ? 'main' : 'public';
  return [
    'src/layouts/routed-pages.tsx',
    `src/layouts/${layout}-layout.tsx`,
    `src/flows/${pageOf(route)}.page.tsx`,
  ];
}
