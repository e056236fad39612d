import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { firstModules } from '#tests/tools/weigh/first-modules.ts';

const hint = `The modules that come with the login page have changed. Fetch a new one with its page; or accept it, and look
at "npm run weigh": npx vitest run --config tests/vitest.config.ts --project unit tests/unit/tools/first-modules.test.ts -u`;

it('what the login page loads first is agreed, module by module', async () => {
  const modules = firstModules(fileURLToPath(new URL('../../..', import.meta.url)));
  expect(modules).toContain('machines/app/app.machine.ts');
  expect(modules).not.toContain('machines/sign-up/sign-up.machine.ts');
  await expect(`${modules.join('\n')}\n`, hint).toMatchFileSnapshot('first-modules.txt');
});
