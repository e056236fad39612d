import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { basicLetters, furtherLetters } from '#src/theme/typeface/letters.ts';
import {
  basicTypeface,
  basicTypefaceFile,
  basicTypefaceNames,
  lettersIn,
} from '#tests/tools/typeface/basic-typeface.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

function messages(): string[] {
  const entries = readdirSync(join(root, 'src'), { withFileTypes: true, recursive: true });
  const files = entries.filter(
    ({ parentPath, name }) => name.endsWith('.messages.ts') || parentPath.endsWith('/messages'),
  );
  return files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name));
}

test.each(basicTypefaceNames)(
  '[SPED-01] the part of %s in the first page is what its letters and the whole typeface give',
  async (name) => {
    expect(readFileSync(basicTypefaceFile(name)).equals(await basicTypeface(name))).toBe(true);
  },
);

test('[SPED-01] it has every letter that the app’s own words are written with', () => {
  const has = new Set(lettersIn(basicLetters));
  const files = messages();
  expect(files.length).toBeGreaterThan(40);
  const missing = files.flatMap((file) =>
    [...readFileSync(file, 'utf8')].filter((letter) => letter !== '\n' && !has.has(letter)),
  );
  expect([...new Set(missing)]).toEqual([]);
});

test('[SPED-01] no letter is fetched twice: what the one part has, the other leaves out', () => {
  const basic = new Set(lettersIn(basicLetters));
  expect([...lettersIn(furtherLetters)].filter((letter) => basic.has(letter))).toEqual([]);
});
