import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { storedPaths, readPaths, walk } from '#paths/walk/replay-command.ts';

const files = readdirSync(storedPaths);

describe('a path that was saved from a reported problem', () => {
  it.each(files)('[FLOW-02] comes to the same states as when it was saved: %s', (file) => {
    const paths = readPaths(`${storedPaths}/${file}`);
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.flatMap((path) => walk(path).lost ?? [])).toEqual([]);
  });
});
