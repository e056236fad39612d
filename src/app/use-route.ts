import { useMatches } from '@tanstack/react-router';
import { routeAt, type RouteName } from '#machines/domain/routes.ts';

/** The route whose page is being rendered. */
export function useRoute(): RouteName {
  return useMatches({ select: (matches) => routeAt(matches.at(-1)?.pathname ?? '/') }) ?? 'home';
}
