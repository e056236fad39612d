import { routeNames, routes, type RouteName } from '#machines/domain/routes.ts';
import { navigationMachine, type NavigationOutput } from '#machines/navigation/navigation.machine.ts';
import type { NavigationFacts } from '#machines/navigation/rules.ts';
import { grouped } from '#gallery/drawing/grouped.ts';
import { guardWords, namedGuard } from '#gallery/words/guard-words.ts';
import { doneEvent, startPurely, stepPurely } from '#paths/explore/xstate-internals.ts';
import type { AtlasClient } from './client-flags.ts';
import type { Person } from './people.ts';

/** A page that was left, and the guard that sent away from it. */
export interface Hop {
  from: RouteName;
  guard: string;
  /** What the guard asks, in plain words. */
  reason: string;
}

/** Where somebody who asks for a page ends. */
export interface Case {
  asked: RouteName;
  person: Person;
  /** The clients at which it goes this way. */
  clients: AtlasClient[];
  kind: NavigationOutput['kind'];
  ends: RouteName;
  /** Each redirect in turn; empty for a page that is shown as asked. */
  hops: Hop[];
}

/** Runs the chart of the guards for one visit, with nothing executed, and tells which guards decided. */
export function visit(asked: RouteName, facts: NavigationFacts): Pick<Case, 'kind' | 'ends' | 'hops'> {
  const { snapshot: waiting } = startPurely(navigationMachine, { route: asked, search: {} });
  const { snapshot, taken } = stepPurely(navigationMachine, waiting, doneEvent('gatherFacts', facts));
  const output = snapshot.output as NavigationOutput | undefined;
  if (!output) throw new Error(`The guards of "${asked}" did not end.`);
  const left = [...output.hops, ...(output.kind === 'show' ? [] : [output.route])];
  const deciding = taken.flatMap((transition) => namedGuard(transition) ?? []);
  const hops = deciding.map((guard, index) => ({
    from: left[index] ?? output.route,
    guard: guard.type,
    reason: guardWords(navigationMachine.id, guard),
  }));
  return { kind: output.kind, ends: output.route, hops };
}

/** Every page for every person; clients at which the same guards lead to the same page share a case. */
export function casesOf(clients: readonly AtlasClient[], people: readonly Person[]): Case[] {
  return routeNames.flatMap((asked) =>
    people.flatMap((person) => {
      const ways = clients.map((client) => ({
        client,
        ...visit(asked, { ...person.facts, ...client.facts }),
      }));
      return [...grouped(ways, wayKey).values()].flatMap((alike): Case[] => {
        const [first] = alike;
        if (!first) return [];
        const { kind, ends, hops } = first;
        return [{ asked, person, clients: alike.map(({ client }) => client), kind, ends, hops }];
      });
    }),
  );
}

function wayKey({ kind, ends, hops }: Pick<Case, 'kind' | 'ends' | 'hops'>): string {
  return [kind, ends, ...hops.map(({ from, guard }) => `${from} ${guard}`)].join(' ');
}

/** Where a case can end: a page, the client's landing page, or where the app was. */
export const ends = [...routeNames, 'leave', 'stay'] as const;
export type End = (typeof ends)[number];

export function endOf({ kind, ends: route }: Pick<Case, 'kind' | 'ends'>): End {
  return kind === 'show' ? route : kind;
}

export function endTitle(end: End): string {
  if (end === 'leave') return 'Landing page of the client';
  return end === 'stay' ? 'Stays where it was' : routes[end].title;
}
