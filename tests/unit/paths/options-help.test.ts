import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { commandHelp } from '#paths/command-help.ts';

it('[FLOW-02] every option of the paths is in what --help prints, and no other is', () => {
  const options = [...readFileSync('paths/main.ts', 'utf8').matchAll(/^ {6}(\w+): \{ type: '/gm)];
  const help = commandHelp('paths', readFileSync('docs/commands.md', 'utf8')) ?? '';
  const named = [...help.matchAll(/--(\w+)/g)].map(([, name]) => name);
  const known = new Set(options.map(([, name]) => name));
  expect(known.size).toBeGreaterThan(10);
  expect(new Set(named)).toEqual(new Set([...known, 'silent']));
});
