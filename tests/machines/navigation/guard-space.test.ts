import { beforeAll, describe, expect, it } from 'vitest';
import { routeNames, type RouteName } from '#machines/domain/routes.ts';
import type { NavigationOutput } from '#machines/navigation/navigation.machine.ts';
import { distinctFacts, guardsFor, withTargets } from '#tests/support/guards.ts';

const mostHops = 4;

type Outcome = NavigationOutput & { from: RouteName };

const outcomeOf = (from: RouteName, facts: Parameters<typeof guardsFor>[1]): Outcome => ({
  from,
  ...guardsFor(from, facts),
});

const print = ({ hops, route, from }: Outcome) => `${from}: ${[...hops, route].join(' → ')}`;

describe('navigation', () => {
  const { facts: kinds, all } = distinctFacts();
  let byKind: Outcome[][] = [];
  let toTargets: Outcome[] = [];

  beforeAll(() => {
    byKind = kinds.map((facts) => routeNames.map((route) => outcomeOf(route, facts)));
    toTargets = kinds
      .filter(({ session }) => session !== 'visitor')
      .flatMap(withTargets)
      .map((facts) => outcomeOf('login', facts));
  }, 120_000);

  it('[NAV-07] ends every chain over all routes and facts, in at most 4 hops, and loops nowhere', () => {
    const outcomes = [...byKind.flat(), ...toTargets];
    const bad = outcomes.filter(({ kind, hops }) => kind === 'stay' || hops.length > mostHops);
    const longest = Math.max(...outcomes.map(({ hops }) => hops.length));
    console.info(
      `guards ${outcomes.length - bad.length} of ${outcomes.length} cells end: ${all * routeNames.length} combinations of routes and facts in ${kinds.length} kinds, longest chain ${longest} hops`,
    );
    expect(bad.map(print)).toEqual([]);
    expect(all * routeNames.length).toBeGreaterThan(250_000);
  });

  it('[NAV-07] redirects nobody away from the page that a chain ended on', () => {
    const moved = byKind.flatMap((outcomes) => {
      const settled = new Set(outcomes.filter(({ hops }) => hops.length === 0).map(({ from }) => from));
      return outcomes.filter(({ kind, route }) => kind === 'show' && !settled.has(route));
    });
    expect(moved.map(print)).toEqual([]);
  });
});
