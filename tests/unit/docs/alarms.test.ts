import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const page = readFileSync('docs/runbook.md', 'utf8');
const tests = readFileSync('tests/api/alarms.test.ts', 'utf8');
const alarms = [...page.matchAll(/^\| (?!alarm|-)([^|]+?) *\|.*$/gm)].map(([row, alarm = '']) => ({
  row,
  alarm,
}));
const server = readdirSync('server', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(`server/${file}`, 'utf8'))
  .join('\n');

/** Metrics, entries of the log and reasons of `/health`; not addresses, nor the codes of errors. */
const names = alarms.flatMap(({ alarm }) =>
  [...alarm.matchAll(/`([a-z]+(?:[ ._][a-z_]+)+)`|"([^"]+)"/g)].map(([, name, reason]) => name ?? reason),
);

describe("the runbook's alarms", () => {
  it('[SCAL-04] read only metrics, entries of the log and states of health that the server has', () => {
    expect(names.filter((name) => !server.includes(`'${name}'`))).toEqual([]);
    expect(names).toHaveLength(17);
  });

  it('[SCAL-04] are each provoked on a server by a test that its title names', () => {
    const provoked = [...tests.matchAll(/^test\('(.+)', async/gm)].flatMap(([, title = '']) =>
      [...title.matchAll(/alarm ([^;]+)/g)].map(([, alarm]) => alarm),
    );
    expect(new Set(provoked)).toEqual(new Set(alarms.map(({ alarm }) => alarm)));
    expect(provoked).toHaveLength(alarms.length);
  });

  it('[SCAL-04] lead only to sections that the runbook has', () => {
    const sections = [...page.matchAll(/^## (.+)$/gm)].map(
      ([, title = '']) => `#${title.toLowerCase().replaceAll(' ', '-')}`,
    );
    const targets = alarms.flatMap(({ row }) =>
      [...row.matchAll(/\]\((#[^)]+)\)/g)].map(([, target]) => target),
    );
    expect(targets.filter((target) => !sections.includes(target ?? ''))).toEqual([]);
    expect(new Set(targets)).toEqual(new Set(sections));
  });
});
