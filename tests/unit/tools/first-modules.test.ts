import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { firstModules } from '#tests/tools/weigh/first-modules.ts';

const agreed = fileURLToPath(new URL('first-modules.txt', import.meta.url));

const hint = `The modules that come with the login page have changed. Fetch a new one with its page; or agree to it in
${agreed}, and look at "npm run weigh".`;

/** The lines that are in one list and not in the other. */
const apart = (one: readonly string[], other: readonly string[]) =>
  one.filter((line) => !other.includes(line));

it('what the login page loads first is agreed, module by module', () => {
  const modules = firstModules(fileURLToPath(new URL('../../..', import.meta.url)));
  const lines = readFileSync(agreed, 'utf8').trim().split('\n');
  const [added, gone] = [apart(modules, lines), apart(lines, modules)];
  expect({ hint, added, gone }).toEqual({ hint, added: [], gone: [] });
  expect(modules).not.toContain('machines/sign-up/sign-up.machine.ts');
});
