import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

const [, afterHeading = ''] = read('SECURITY.md').split('## Promises');
const [promises = ''] = afterHeading.split('\n## ');
const rows = [...promises.replaceAll(/\n {2}(?=\S)/g, ' ').matchAll(/^- (.+)$/gm)].map(([, item = '']) => {
  const [promise = '', ...proof] = item.split(/: (?=`|open)/);
  return { promise, proof: proof.join(': ') };
});
const proven = rows.flatMap(({ promise, proof }) => {
  const [, file, title] = /^`(.+)` › (.+)$/.exec(proof) ?? [];
  return file !== undefined && title !== undefined ? [{ promise, file, title }] : [];
});

describe('the security promises', () => {
  it('[TRST-04] each name a test, or say that they are open', () => {
    const unproven = rows.filter(({ promise }) => !proven.some((row) => row.promise === promise));
    expect(unproven.map(({ proof }) => proof.split(':')[0])).toEqual(unproven.map(() => 'open'));
    expect(proven.length).toBeGreaterThan(30);
  });

  it.each(proven)('[TRST-04] $promise: its test is there', ({ file, title }) => {
    expect(read(file)).toContain(title);
  });
});
