import { describe, expect, it } from 'vitest';
import { registry } from '#machines/registry.ts';
import { downgradeEntry } from '#machines/subscription/downgrade.entry.ts';
import { upgradeEntry } from '#machines/subscription/upgrade.entry.ts';
import { withdrawalEntry } from '#machines/withdrawal/withdrawal.entry.ts';
import { allNodes, nodeName } from '#paths/explore/declared-transitions.ts';
import { explore } from '#paths/explore/graph.ts';
import { routesFor, usualPlan } from '#paths/plan/criteria.ts';
import { onAll, onChanges, onRequirements, onRisks, type FocusOf } from '#paths/plan/focus.ts';
import { packOf, type Pack, type PackOptions } from '#paths/plan/pack.ts';
import type { Route } from '#paths/plan/routes.ts';
import { formats } from '#paths/report/formats.ts';
import { reportPaths } from '#paths/report/report.ts';

const [upgrade, downgrade, withdrawal] = [upgradeEntry, downgradeEntry, withdrawalEntry].map(explore) as [
  ReturnType<typeof explore>,
  ReturnType<typeof explore>,
  ReturnType<typeof explore>,
];

function pack(focusOf: FocusOf, options: Partial<PackOptions> = {}, graphs = [upgrade, downgrade]): Pack {
  return packOf(graphs, { ...usualPlan, most: Infinity, focusOf, ...options });
}

const taken = ({ start, edges }: Route) => [start, ...edges].flatMap((each) => each.taken);
const routesIn = ({ routes }: Pack) => [...routes.values()].flat();
const sizes = ({ routes }: Pack) => [...routes].map(([machine, chosen]) => [machine, chosen.length]);

describe('a pack of paths', () => {
  it('[FLOW-13] takes all that leads to the states of a requirement, and has no path that adds nothing', () => {
    const chosen = pack(onRequirements(['MEMB-02']));
    expect([chosen.covered, chosen.total]).toEqual([18, 18]);
    expect([...chosen.routes.keys()]).toEqual(['upgrade']);
    const focus = onRequirements(['MEMB-02'])(upgrade);
    const routes = routesIn(chosen);
    for (const [index, route] of routes.entries()) {
      const before = new Set(routes.slice(0, index).flatMap(taken));
      expect(taken(route).filter((key) => focus.has(key) && !before.has(key))).not.toEqual([]);
    }
  });

  it('[FLOW-13] is chosen together from all machines, at most as many as asked for, and says what is left', () => {
    const chosen = pack(onAll([]), { most: 3 });
    expect(sizes(chosen)).toEqual([
      ['upgrade', 2],
      ['downgrade', 1],
    ]);
    const left = [...chosen.left].flatMap(([, keys]) => keys);
    expect(chosen.total).toBe(upgrade.declared.size + downgrade.declared.size);
    expect(left).toHaveLength(chosen.total - chosen.covered);
    const covered = new Set(
      [...chosen.routes].flatMap(([machine, routes]) =>
        routes.flatMap(taken).map((key) => `${machine} ${key}`),
      ),
    );
    expect(covered.size).toBe(chosen.covered);
    expect(pack(onAll([]), { most: 4 }).covered).toBeGreaterThan(chosen.covered);
  });

  it('[FLOW-13] covers more with few paths than the best of those over all transitions', () => {
    const planned = [upgrade, downgrade].flatMap((graph) =>
      routesFor(graph, usualPlan).map((route) => new Set(taken(route)).size),
    );
    const best = planned.toSorted((one, other) => other - one).slice(0, 3);
    const most = best.reduce((sum, count) => sum + count, 0);
    expect(pack(onAll([]), { most: 3 }).covered).toBeGreaterThanOrEqual(most);
  });

  it('[FLOW-13] grows no path longer than it may', () => {
    const longest = Math.max(...routesIn(pack(onAll([]), { longest: 5 })).map(({ edges }) => edges.length));
    expect(longest).toBe(5);
  });

  it('[FLOW-13] takes what moves money before what cannot be undone, and leaves out what risks nothing', () => {
    expect([...onRisks(withdrawal)].filter(([key]) => key.startsWith('withdrawing'))).toEqual([
      ['withdrawing.working | work.finished | 0', 3],
      ['withdrawing | done withdrawalPayment | 0', 3],
      ['withdrawing | done withdrawalPayment | 1', 3],
      ['withdrawing.unclear | flow.close | 0', 3],
      ['withdrawing.unclear | work.started | 0', 3],
    ]);
    expect([...onRisks(withdrawal).keys()]).not.toContain('loading | error fetchFacts | 0');
    const cancel = registry.find(({ machine }) => machine.id === 'membershipCancel');
    expect([...new Set(cancel ? onRisks(explore(cancel)).values() : [])]).toEqual([2]);
  });

  it('[FLOW-13] goes first through what a change is nearest to', () => {
    const [scheduled, left] = ['scheduling | done downgradePayment | 0', 'reviewing | step.back | 0'];
    const first = (weights: Readonly<Record<string, number>>) =>
      routesIn(pack(onChanges({ downgrade: weights }), { most: 1 })).flatMap(taken);
    expect(first({ [scheduled]: 1, [left]: 0.25 })).toContain(scheduled);
    expect(first({ [scheduled]: 0.25, [left]: 1 })).toContain(left);
    expect(first({ [scheduled]: 0.25, [left]: 1 })).not.toContain(scheduled);
    expect(pack(onChanges({ downgrade: { [scheduled]: 1, [left]: 0.25 } })).total).toBe(2);
  });

  it('[FLOW-13] has only what all choices ask for', () => {
    const both = pack(onAll([onRequirements(['MEMB-03']), onRisks]));
    expect([...both.routes.keys()]).toEqual(['downgrade']);
    expect(pack(onAll([onRequirements(['MEMB-03']), onChanges({})])).total).toBe(0);
  });

  it('[FLOW-13] walks at random more often through what is asked for', () => {
    const plan = { ...usualPlan, criterion: 'walks' as const, walks: 200 };
    const key = 'checkout.consented | consent.withdraw | 0';
    const count = (focus: ReadonlyMap<string, number>) =>
      routesFor(upgrade, plan, focus)
        .flatMap(taken)
        .filter((each) => each === key).length;
    const [usual, favored] = [count(new Map()), count(new Map([[key, 1]]))];
    expect(usual).toBeGreaterThan(0);
    expect(favored).toBeGreaterThan(usual * 1.5);
  });

  it('[FLOW-13] says at the head of the list what it takes, and what it leaves out', () => {
    const report = {
      asked: 'for MEMB-03',
      total: 5,
      covered: 4,
      left: [{ machine: 'downgrade', transitions: ['reviewing: step.back → left'] }],
      unreached: ['src/flows/home/balances.tsx'],
    };
    const { routes } = pack(onRequirements(['MEMB-03']), { most: 1 });
    const choose = () => [...(routes.get('downgrade') ?? [])];
    const document = formats.markdown(reportPaths([downgradeEntry], { choose, pack: report }));
    expect(document.split('\n').slice(0, 8)).toEqual([
      '# Paths',
      '',
      '1 path. No way is known in the demo to 0 of them.',
      '',
      'A pack of 1 path: 4 of 5 transitions for MEMB-03.',
      '- `downgrade` leaves out 1:',
      '  - `reviewing: step.back → left`',
      '- No chart runs `src/flows/home/balances.tsx`.',
    ]);
  });
});

describe('the risks of a machine', () => {
  it('[FLOW-13] are those of states of its chart', () => {
    const unknown = registry.flatMap(({ machine, risks = {} }) => {
      const states = new Set([machine.id, ...allNodes(machine.root).map(nodeName)]);
      return Object.values(risks)
        .flat()
        .filter((name) => !states.has(name));
    });
    expect(unknown).toEqual([]);
  });
});
