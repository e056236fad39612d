import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { outboxMails } from '#server/db/operations-schema.ts';
import { redact } from '#server/http/log.ts';
import { createTestServer, testNow, type TestServer } from '#tests/support/api-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

/** Takes mail over SMTP, and keeps what was said; `refuses` answers every recipient with a refusal. */
async function openSmtp({ refuses = false } = {}) {
  const said: string[] = [];
  let left = 0;
  const smtp: Server = createServer((socket) => {
    let isData = false;
    socket.setEncoding('utf8');
    socket.write('220 mail.test\r\n');
    socket.on('data', (chunk: string) => {
      said.push(chunk);
      if (isData) {
        if (!said.join('').endsWith('\r\n.\r\n')) return;
        isData = false;
        socket.write('250 kept\r\n');
      } else if (chunk.startsWith('RCPT') && refuses) socket.write('550 no such box\r\n');
      else if (chunk.startsWith('DATA')) {
        isData = true;
        socket.write('354 go on\r\n');
      } else if (chunk.startsWith('QUIT')) socket.end('221 bye\r\n');
      else socket.write('250 ok\r\n');
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      left += 1;
    });
  });
  await new Promise<void>((resolve) => {
    smtp.listen(0, '127.0.0.1', resolve);
  });
  const { port } = smtp.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    said: () => said.join(''),
    /** How many callers have hung up. */
    left: () => left,
    close: () => new Promise((resolve) => smtp.close(resolve)),
  };
}

describe('the outbox', () => {
  test('shows the mails to one address, newest first', async () => {
    const mail = { clientId: 'varsity', subject: 'One', body: 'Text' };
    await server.db.insert(outboxMails).values([
      { ...mail, recipient: 'a@example.com', createdAt: testNow },
      { ...mail, recipient: 'b@example.com', createdAt: testNow },
      { ...mail, recipient: 'a@example.com', subject: 'Two', createdAt: new Date(testNow.getTime() + 1) },
    ]);
    const response = await server.client().request('/sandbox/outbox?to=A@example.com', {
      headers: { accept: 'application/json' },
    });
    expect(await response.json()).toEqual({
      items: ['Two', 'One'].map((subject) => ({
        ...mail,
        id: expect.any(String),
        subject,
        recipient: 'a@example.com',
        createdAt: expect.any(String),
      })),
    });
    const nobody = await server.client().request('/sandbox/outbox?to=c@example.com', {
      headers: { accept: 'application/json' },
    });
    expect(await nobody.json()).toEqual({ items: [] });
  });
});

describe('mail by SMTP', () => {
  let smtp: Awaited<ReturnType<typeof openSmtp>>;
  let sender: TestServer;
  let entries: Readonly<Record<string, unknown>>[];

  const open = async (options: { refuses?: boolean } = {}) => {
    smtp = await openSmtp(options);
    sender = await createTestServer({
      settings: { smtpUrl: smtp.url },
      log: (entry) => entries.push(entry),
    });
  };

  beforeEach(() => {
    entries = [];
  });
  afterEach(async () => {
    await sender.close();
    await smtp.close();
  });

  test('[AUTH-04] goes from the tenant to the member as plain text, and not to the outbox', async () => {
    await open();
    const response = await sender.client().post('/password-reset-begin', { email: 'active@example.com' });
    expect(response.status).toBe(204);
    await vi.waitFor(() => expect(smtp.left()).toBe(1), { timeout: 10_000 });
    const said = smtp.said();
    expect(said).toContain('RCPT TO:<active@example.com>');
    expect(said).toMatch(/^From: "?Varsity.*<[^>]+>\r$/m);
    expect(said).toMatch(/^Subject: Your code to choose a new password\r$/m);
    expect(said).toMatch(/^Content-Type: text\/plain; charset=utf-8\r$/m);
    expect(said).toMatch(/Your code is \d{6}\./);
    expect(said).toMatch(/\r\n\.\r\n/);
    expect(entries.filter(({ event }) => event !== undefined)).toEqual([]);
    expect(await sender.db.select().from(outboxMails)).toEqual([]);
  });

  test.each(['a server that refuses', 'no server'])(
    '[AUTH-04] answers the same and logs it without the address when there is %s',
    async (trouble) => {
      await open({ refuses: trouble === 'a server that refuses' });
      if (trouble === 'no server') await smtp.close();
      const response = await sender.client().post('/password-reset-begin', { email: 'active@example.com' });
      expect(response.status).toBe(204);
      expect(await response.text()).toBe('');
      const failure = await vi.waitFor(
        () => {
          const found = entries.find(({ event }) => event === 'mail not sent');
          if (!found) throw new Error('not logged yet');
          return found;
        },
        { timeout: 10_000 },
      );
      expect(failure).toMatchObject({
        time: testNow.toISOString(),
        level: 'error',
        client: 'varsity',
        subject: 'Your code to choose a new password',
      });
      expect(JSON.stringify(redact(failure))).not.toMatch(/active@|\b\d{6}\b/);
    },
  );
});
