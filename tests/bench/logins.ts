import { createTestServer } from '#tests/support/api-server.ts';
import { fileDuringLogins, median } from '#tests/support/many-logins.ts';
import { newMember } from '#tests/support/password-reset.ts';
import { form } from '#tests/support/sign-up.ts';
import { loginsByCores } from './logins/by-cores.ts';

/*
 * Logins: how long a static file takes while 30 log in at once, how long failing attempts take, logins a second by cores,
 * and how long honest ones take while 50 addresses attack.
 */

const write = (line: string) => process.stdout.write(`${line}\n`);
const milliseconds = async (attempt: () => Promise<unknown>) => {
  const started = performance.now();
  await attempt();
  return performance.now() - started;
};

const { quiet, meanwhile } = await fileDuringLogins(30);
const [before, during] = [median(quiet), median(meanwhile)];
write(
  `A file during 30 logins: ${(during / before).toFixed(2)} times its quiet time, ` +
    `${during.toFixed(1)} against ${before.toFixed(1)} ms`,
);

const server = await createTestServer({ settings: { sandbox: false } });
const visitor = server.client();
const { email } = form();
await visitor.post('/signup', form({ email }));

/** The median of nine attempts of each kind, which take turns. */
async function compare(name: string, kinds: Record<string, () => Promise<unknown>>) {
  const times = new Map(Object.keys(kinds).map((kind) => [kind, [] as number[]]));
  for (let round = 0; round < 9; round += 1) {
    for (const [kind, attempt] of Object.entries(kinds)) {
      await server.services.throttle.clear();
      times.get(kind)?.push(await milliseconds(attempt));
    }
  }
  write(`${name}: ${[...times].map(([kind, each]) => `${kind} ${median(each).toFixed(1)} ms`).join(', ')}`);
}

await compare('A login that fails', {
  nobody: () => visitor.login('nobody@example.com', 'Wrong!2345'),
  'a member': () => visitor.login(email, 'Wrong!2345'),
  'the demo': () => visitor.login('active@example.com', 'Wrong!2345'),
});
const known = await newMember(server);
const wrong = { token: 'wrong', password: 'N3w!password', passwordConfirmation: 'N3w!password' };
await compare('Asking for a code', {
  nobody: () => visitor.post('/password-reset-begin', { email: 'nobody@example.com' }),
  'a member': () => visitor.post('/password-reset-begin', { email: known }),
});
await compare('A new password with a wrong token', {
  nobody: () => visitor.post('/password-reset', { email: 'nobody@example.com', ...wrong }),
  'a member': () => visitor.post('/password-reset', { email: known, ...wrong }),
});

await server.close();
if (!(await loginsByCores(write))) process.exitCode = 1;
