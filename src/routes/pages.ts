import type { RouteName } from '#machines/domain/routes.ts';
import { flowNames } from '#machines/flow-table.ts';
import { pageFlows, type FlowRoute } from '#machines/page/page-flows.ts';
import type { LoadPage, Pages, RoutedPage } from '#src/app/router.tsx';
import { flows } from './flows.ts';

/** The addresses without a flow of their own. */
const flowless: Record<Exclude<RouteName, FlowRoute>, LoadPage> = {
  'sign-up': flows.pages.signUp.page,
  'support-terms': () => import('#src/flows/support/terms.page.tsx'),
  'support-privacy': () => import('#src/flows/support/privacy.page.tsx'),
  home: () => import('#src/flows/home/home.page.tsx'),
};

const withFlow = Object.fromEntries(
  flowNames(pageFlows).flatMap((flow) =>
    flow === 'login' ? [] : pageFlows[flow].routes.map((route) => [route, flows.pages[flow].page]),
  ),
) as Record<Exclude<RoutedPage, keyof typeof flowless>, LoadPage>;

/** The code behind every address but that of the login page, which comes with the app itself. */
export const pages: Pages['pages'] = { ...flowless, ...withFlow };
