import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { variables } from '#server/env.ts';

describe('the settings', () => {
  test('are all listed in .env.example, and nothing else is', () => {
    const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
    const listed = [...example.matchAll(/^#?\s*([A-Z][A-Z_]+)=/gm)].map(([, name]) => name);
    expect(new Set(listed)).toEqual(new Set(variables));
    expect(listed).toHaveLength(variables.length);
  });

  test('are all described in docs/deploying.md, and nothing else is', () => {
    const guide = readFileSync(new URL('../../docs/deploying.md', import.meta.url), 'utf8');
    const reported = [...guide.matchAll(/^\| `([A-Z][A-Z_]+)` /gm)].map(([, name]) => name);
    expect(reported).toEqual(variables);
  });
});
