import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('SCAL-04 the image is built from one base, pinned by digest', () => {
  const lines = readFileSync('Dockerfile', 'utf8').split('\n');
  const bases = lines.flatMap((line) => /^FROM (\S+)/.exec(line)?.[1] ?? []);
  const pins = lines.filter((line) =>
    /^ARG NODE_IMAGE=node:\d+\.\d+\.\d+-\S+@sha256:[\da-f]{64}$/.test(line),
  );
  expect(bases).toEqual(['${NODE_IMAGE}', '${NODE_IMAGE}', '${NODE_IMAGE}']);
  expect(pins).toHaveLength(1);
});
