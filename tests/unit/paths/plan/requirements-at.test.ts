import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { registry } from '#machines/registry.ts';
import { upgradeEntry } from '#machines/subscription/upgrade.entry.ts';
import { allNodes, nodeName } from '#paths/explore/declared-transitions.ts';
import { requirementsOf } from '#paths/plan/requirements-at.ts';
import { readRequirements } from '#tests/tools/trace/requirements.ts';

const known = new Set(readRequirements(readFileSync('docs/requirements.md', 'utf8')).map(({ id }) => id));

describe('the requirements of a machine', () => {
  it.each(registry.map((entry) => [entry.machine.id, entry] as const))(
    '[FLOW-02] are those of the document, each about states of the chart: %s',
    (id, { machine, requirements = {} }) => {
      const states = new Set([id, ...allNodes(machine.root).map(nodeName)]);
      const unknown = Object.entries(requirements).flatMap(([number, names]) => [
        ...(known.has(number) ? [] : [number]),
        ...names.filter((name) => !states.has(name)).map((name) => `${number}: ${name}`),
      ]);
      expect(unknown).toEqual([]);
    },
  );

  it('[FLOW-02] concern a state by its name, by one around it, and by the whole machine', () => {
    expect(requirementsOf(upgradeEntry, 'checkout.reading')).toEqual(['MEMB-02', 'SUBS-07']);
    expect(requirementsOf(upgradeEntry, 'paying.unclear')).toEqual(['MEMB-02', 'SUBS-07', 'SUBS-13']);
    expect(requirementsOf(upgradeEntry, 'left')).toEqual(['SUBS-07']);
  });
});
