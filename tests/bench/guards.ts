import { routeNames } from '#machines/domain/routes.ts';
import { distinctFacts, guardsFor } from '#tests/support/guards.ts';

/* How long one navigation waits for its guards, over every route and every kind of facts. */
const { facts } = distinctFacts();
const times = facts.flatMap((kind) =>
  routeNames.map((route) => {
    const start = performance.now();
    guardsFor(route, kind);
    return performance.now() - start;
  }),
);
times.sort((one, other) => one - other);

const at = (share: number) => `${(times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(3)} ms`;
process.stdout.write(
  `${times.length} navigations: median ${at(0.5)}, 99 % under ${at(0.99)}, slowest ${at(1)}\n`,
);
