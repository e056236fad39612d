import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { keptPaths, readPaths, walk } from '#paths/walk/replay-command.ts';

const files = readdirSync(keptPaths);

describe('a path that was kept of a reported problem', () => {
  it.each(files)('[FLOW-02] comes to the same states as when it was kept: %s', (file) => {
    const paths = readPaths(`${keptPaths}/${file}`);
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.flatMap((path) => walk(path).lost ?? [])).toEqual([]);
  });
});
