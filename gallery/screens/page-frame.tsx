import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { AnyActorRef } from 'xstate';
import { factsOf, type RouteName } from '#machines/domain/routes.ts';
import { MainPage } from '#src/layouts/main-page.tsx';
import { PublicPage } from '#src/layouts/public-page.tsx';

interface PageFrameProps {
  /** What shows the page. */
  flow: AnyActorRef;
  /** The page that it shows now. */
  routeOf: () => RouteName;
  children: ReactNode;
}

/** What the app has around a page: the tenant's name, picture and promise, or the navigation of members. */
export function PageFrame({ flow, routeOf, children }: PageFrameProps) {
  const route = useSelector(flow, routeOf);
  const Frame = factsOf(route).access === 'main' ? MainPage : PublicPage;
  return <Frame route={route}>{children}</Frame>;
}
