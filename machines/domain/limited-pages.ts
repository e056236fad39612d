import { routeAt } from './routes.ts';

/** Whether an address is that of a page that is closed to who has nothing but American Express cards, where that is limited. */
export function isClosedToLimited(href: string): boolean {
  const route = routeAt(href.replace(/[?#].*$/, ''));
  return route === 'rewards' || route === 'activity';
}
