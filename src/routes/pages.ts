import type { ComponentType } from 'react';
import type { Pages, RoutedPage } from '#src/app/router.tsx';
import { Failure } from './failure.tsx';
import { pageModules } from './page-modules.ts';

type Load = () => Promise<{ default: ComponentType }>;

const loads: Readonly<Record<string, Load>> = import.meta.glob<{ default: ComponentType }>([
  '../flows/*/*.page.tsx',
  '!../flows/login/*',
]);

function loadOf(route: RoutedPage): Load {
  const load = loads[`../flows/${pageModules[route]}.page.tsx`];
  if (!load) throw new Error(`The page of ${route} has no code.`);
  return load;
}

/** The code behind every address but that of the login page, which comes with the app itself. */
export const pages: Pages = {
  pages: Object.fromEntries(
    (Object.keys(pageModules) as RoutedPage[]).map((route) => [route, loadOf(route)]),
  ) as Pages['pages'],
  mainLayout: () => import('./main-layout.tsx'),
  publicLayout: () => import('./public-layout.tsx'),
  failure: Failure,
};
