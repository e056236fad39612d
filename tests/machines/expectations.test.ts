import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { registry } from '#machines/registry.ts';
import { replayTable } from '#tests/support/expected/replay.ts';

const folder = fileURLToPath(new URL('expected', import.meta.url));
const tableOf = (id: string) => readFileSync(`${folder}/${id}.txt`, 'utf8');

describe('what each machine should do', () => {
  it('stands in a table of its own', () => {
    const ids = registry.map(({ machine }) => `${machine.id}.txt`);
    expect(readdirSync(folder).toSorted()).toEqual(ids.toSorted());
  });

  it.each(registry.map((entry) => [entry.machine.id, entry] as const))(
    '[FLOW-03] %s answers, remembers, asks, waits and notifies as its table says',
    (id, entry) => {
      const table = tableOf(id);
      expect(replayTable(entry, table)).toBe(table);
    },
  );
});
