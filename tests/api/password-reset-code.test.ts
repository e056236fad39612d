import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createDemoMember } from '#server/demo/member-states.ts';
import { createTestServer, testNow, type TestServer } from '#tests/support/api-server.ts';
import {
  askCode,
  expectRefusal,
  newMember,
  second,
  usedUp,
  validate,
  wrongFor,
} from '#tests/support/password-reset.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.reset();
  await server.services.throttle.clear();
});

describe('entering a code', () => {
  test('[AUTH-04] changes it for a token, once, with spaces and hyphens as they were pasted', async () => {
    const email = await newMember(server);
    const visitor = server.client();
    const code = await askCode(server, visitor, email);
    const pasted = ` ${code.slice(0, 3)}-${code.slice(3)} `;
    const response = await validate(visitor, email, pasted);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ token: { email, token: expect.stringMatching(/^[\w-]{43}$/) } });
    await expectRefusal(await validate(visitor, email, code), usedUp);
  });

  test('[AUTH-04] gives one token only when a code is entered twenty times at once', async () => {
    const email = await newMember(server);
    const code = await askCode(server, server.client(), email);
    const visitors = Array.from({ length: 20 }, () => server.client());
    const answers = await Promise.all(
      visitors.map(async (visitor) => {
        await server.services.throttle.clear();
        return (await validate(visitor, email, code)).status;
      }),
    );
    expect(answers.sort((left, right) => left - right)).toEqual([
      200,
      ...Array.from({ length: 19 }, () => 520),
    ]);
  });

  test('[AUTH-04] takes a code for five minutes, and not after', async () => {
    const visitor = server.client();
    const early = await newMember(server);
    const late = await newMember(server);
    const [inTime, tooLate] = [await askCode(server, visitor, early), await askCode(server, visitor, late)];
    server.clock.advance(299 * second);
    expect((await validate(visitor, early, inTime)).status).toBe(200);
    server.clock.advance(2 * second);
    await expectRefusal(await validate(visitor, late, tooLate), usedUp);
  });

  test('[AUTH-04] leaves earlier codes valid after a resend', async () => {
    const email = await newMember(server);
    const visitor = server.client();
    const first = await askCode(server, visitor, email);
    server.clock.advance(31 * second);
    const next = await askCode(server, visitor, email);
    expect((await validate(visitor, email, first)).status).toBe(200);
    expect((await validate(visitor, email, next)).status).toBe(200);
  });

  test('[AUTH-04] voids a code with the fifth wrong try', async () => {
    const visitor = server.client();
    const four = await newMember(server);
    const codeOfFour = await askCode(server, visitor, four);
    for (let attempts = 0; attempts < 4; attempts += 1) {
      await expectRefusal(await validate(visitor, four, wrongFor(codeOfFour)), usedUp);
    }
    expect((await validate(visitor, four, codeOfFour)).status).toBe(200);

    const five = await newMember(server);
    const codeOfFive = await askCode(server, visitor, five);
    for (let attempts = 0; attempts < 5; attempts += 1) {
      await expectRefusal(await validate(visitor, five, wrongFor(codeOfFive)), usedUp);
    }
    await expectRefusal(await validate(visitor, five, codeOfFive), usedUp);
  });

  test('[AUTH-04] counts wrong tries that come all at once', async () => {
    const email = await newMember(server);
    const code = await askCode(server, server.client(), email);
    await Promise.all(Array.from({ length: 5 }, () => validate(server.client(), email, wrongFor(code))));
    await expectRefusal(await validate(server.client(), email, code), usedUp);
  });

  test.each(['active@example.com', 'nobody@example.com'])(
    '[AUTH-04] refuses the eleventh try in a minute for %s with the seconds to wait',
    async (email) => {
      const visitor = server.client();
      for (let attempts = 0; attempts < 10; attempts += 1) {
        await expectRefusal(await validate(visitor, email, '000000'), usedUp);
      }
      server.clock.advance(15 * second);
      const response = await validate(visitor, email, '000000');
      expect(response.headers.get('retry-after')).toBe('45');
      expect(await response.json()).toMatchObject({ code: 'i_pass_003' });
    },
  );

  test('[AUTH-04] takes no code of somebody else, or of the same address at another tenant', async () => {
    const [email, other] = [await newMember(server), await newMember(server)];
    const code = await askCode(server, server.client(), email);
    await expectRefusal(await validate(server.client(), other, code), usedUp);
    await createDemoMember(server.db, { clientId: 'harbor', state: 'active', email, now: testNow });
    await expectRefusal(await validate(server.client('harbor.localhost'), email, code), usedUp);
    expect((await validate(server.client(), email, code)).status).toBe(200);
  });

  test.each([
    ['', 'Enter the code.'],
    ['12345', 'The code has six digits.'],
    ['12345a', 'The code has six digits.'],
    ['１２３４５６', 'The code has six digits.'],
    [123_456, 'Enter the code.'],
  ])('[AUTH-04] refuses %j, which is no code', async (token, text) => {
    const response = await server
      .client()
      .post('/password-reset-validate-token', { email: 'active@example.com', token });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: { token: [text] } });
  });
});
