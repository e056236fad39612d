import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { registry } from '#machines/registry.ts';
import { speaking } from '#tests/support/speech/speaking.ts';
import { silent } from '#tests/support/speech/silent.ts';

const folder = fileURLToPath(new URL('../../paths/report/speech', import.meta.url));

it('[ACCS-02] each machine that is listened to has a table, and nothing else has a table or an exception', () => {
  const ids = registry.map(({ machine }) => machine.id);
  expect([...speaking].filter((each) => !ids.includes(each))).toEqual([]);
  expect(readdirSync(folder).toSorted()).toEqual([...speaking].map((each) => `${each}.txt`).toSorted());
  expect(Object.keys(silent).filter((each) => !speaking.has(each))).toEqual([]);
});
