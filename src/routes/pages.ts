import type { RouteName } from '#machines/domain/routes.ts';
import { flowNames } from '#machines/flow-table.ts';
import { pageFlows, type FlowRoute } from '#machines/page/page-flows.ts';
import type { ViewModule } from '#src/app/fetched-flows.ts';
import type { Pages, RoutedPage } from '#src/app/router.tsx';
import { lazyModule } from '#src/code/lazy-module.ts';
import { flows } from './flows.ts';

/** The addresses without a flow of their own. */
const flowless: Record<Exclude<RouteName, FlowRoute>, ViewModule> = {
  'sign-up': flows.pages.signUp,
  'support-terms': lazyModule(() => import('#src/flows/support/terms.page.tsx')),
  'support-privacy': lazyModule(() => import('#src/flows/support/privacy.page.tsx')),
  home: lazyModule(() => import('#src/flows/home/home.page.tsx')),
};

const withFlow = flowNames(pageFlows).flatMap((flow): [string, ViewModule][] =>
  flow === 'login' ? [] : pageFlows[flow].routes.map((route) => [route, flows.pages[flow]]),
);

/** The code behind every address but that of the login page, which comes with the app itself. */
export const pages = Object.fromEntries(
  [...Object.entries(flowless), ...withFlow].map(([route, { load }]) => [
    route,
    async () => ({ default: (await load()).default.view }),
  ]),
) as Pages['pages'] satisfies Record<RoutedPage, unknown>;
