import { createServer, type AddressInfo, type Server } from 'node:net';
import { subMinutes } from 'date-fns';
import { asc, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { outboxMails } from '#server/db/operations-schema.ts';
import { redact } from '#server/log.ts';
import { createTestServer, testNow, type TestServer } from '#tests/support/api-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

/** Takes mail over SMTP, once it `takes` any, and keeps what was said; `refuses` answers every recipient with a refusal. */
async function openSmtp({ refuses = false, port: asked = 0, takes = Promise.resolve() } = {}) {
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
        void takes.then(() => socket.write('250 kept\r\n'));
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
    smtp.listen(asked, '127.0.0.1', resolve);
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

  const open = async (options: { refuses?: boolean; takes?: Promise<void> } = {}) => {
    smtp = await openSmtp(options);
    sender = await createTestServer({
      settings: { smtpUrl: smtp.url },
      jobs: 'done',
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

  test('[AUTH-04] goes from the tenant to the member as plain text beside a page, and not to the outbox', async () => {
    await open();
    const response = await sender.client().post('/password-reset-begin', { email: 'active@example.com' });
    expect(response.status).toBe(204);
    await vi.waitFor(() => expect(smtp.left()).toBe(1), { timeout: 10_000 });
    const said = smtp.said();
    expect(said).toContain('RCPT TO:<active@example.com>');
    expect(said).toMatch(/^From: "?Varsity.*<[^>]+>\r$/m);
    expect(said).toMatch(/^Subject: Your code to choose a new password\r$/m);
    expect(said).toMatch(/^Content-Type: text\/plain; charset=utf-8\r$/m);
    expect(said).toMatch(/^Content-Type: text\/html; charset=utf-8\r$/m);
    expect(said).toMatch(/Your code is \d{6}\./);
    expect(said).toMatch(/\r\n\.\r\n/);
    expect(entries.filter(({ event }) => event !== undefined)).toEqual([]);
    await vi.waitFor(async () => expect(await sender.db.select().from(outboxMails)).toEqual([]));
  });

  const ask = async () => {
    const response = await sender.client().post('/password-reset-begin', { email: 'active@example.com' });
    expect([response.status, await response.text()]).toEqual([204, '']);
  };
  const logged = (event: string) =>
    vi.waitFor(() => entries.find((entry) => entry['event'] === event) ?? expect.fail('not logged yet'), {
      timeout: 10_000,
    });
  const theMail = async () => {
    const [mail] = await sender.db.select().from(outboxMails);
    return mail ?? expect.fail('The outbox is empty.');
  };
  const jobsOf = (id: string) =>
    sender.db
      .select({ data: sql`data`, state: sql`state`, waits: sql<boolean>`start_after > now()` })
      .from(sql`pgboss.job`)
      .where(sql`id = ${id}`);
  const isPutOff = async (id: string) => (await jobsOf(id)).some(({ waits }) => waits);

  test('[AUTH-04] answers the same, and is given up with a record, when the server refuses it for good', async () => {
    await open({ refuses: true });
    await ask();
    const failure = await logged('mail given up');
    expect(failure).toMatchObject({
      time: testNow.toISOString(),
      level: 'error',
      client: 'varsity',
      subject: 'Your code to choose a new password',
      attempts: 1,
    });
    expect(JSON.stringify(redact(failure))).not.toMatch(/active@|\b\d{6}\b/);
    expect(await theMail()).toMatchObject({
      recipient: 'active@example.com',
      state: 'given up',
      attempts: 1,
      failure: 'EENVELOPE 550',
      body: '',
    });
  });

  test('[AUTH-04] answers the same, waits while there is no server, and is sent once when it is back', async () => {
    await open();
    const { port } = new URL(smtp.url);
    await smtp.close();
    await ask();
    const failure = await logged('mail not sent yet');
    expect(JSON.stringify(redact(failure))).not.toMatch(/active@|\b\d{6}\b/);
    const { id, ...mail } = await theMail();
    expect(mail).toMatchObject({ state: 'waiting', attempts: 1, failure: 'ESOCKET' });
    await vi.waitUntil(() => isPutOff(id));
    expect(await jobsOf(id)).toEqual([{ data: { mailId: id }, state: 'retry', waits: true }]);

    smtp = await openSmtp({ port: Number(port) });
    await sender.db.execute(sql`update pgboss.job set start_after = now() where id = ${id}`);
    await sender.services.jobs.sendMail(id);
    await vi.waitFor(() => expect(smtp.left()).toBe(1), { timeout: 10_000 });
    await vi.waitFor(async () => expect(await sender.db.select().from(outboxMails)).toEqual([]));
    expect(smtp.said().match(/^MAIL FROM/gm)).toEqual(['MAIL FROM']);
    expect(smtp.said()).toContain(`Message-ID: <${id}@`);
  });

  test('[AUTH-04] [TRST-03] that is on its way is waited for by a server that stops', async () => {
    let take = () => {};
    const takes = new Promise<void>((resolve) => {
      take = resolve;
    });
    await open({ takes });
    await ask();
    await vi.waitUntil(() => smtp.said().endsWith('\r\n.\r\n'), { timeout: 10_000 });
    const { id } = await theMail();
    const closed = sender.services.jobs.close();
    take();
    await closed;
    expect(await sender.db.select().from(outboxMails)).toEqual([]);
    expect((await jobsOf(id)).map(({ state }) => state)).toEqual(['completed']);
  });

  test('[AUTH-04] is given up with a record after its last try', async () => {
    await open();
    await smtp.close();
    await ask();
    await logged('mail not sent yet');
    const { id } = await theMail();
    await vi.waitUntil(() => isPutOff(id));
    await sender.db.execute(
      sql`update pgboss.job set start_after = now(), retry_count = retry_limit - 1 where id = ${id}`,
    );
    await sender.services.jobs.sendMail(id);
    expect(await logged('mail given up')).toMatchObject({ client: 'varsity', attempts: 2 });
    expect(await theMail()).toMatchObject({ state: 'given up', attempts: 2, failure: 'ESOCKET', body: '' });
    await vi.waitFor(async () => expect((await jobsOf(id)).map(({ state }) => state)).toEqual(['completed']));
  });

  test('[AUTH-04] that a killed server left is found after a minute, and given up after an hour', async () => {
    await open();
    const mail = { clientId: 'varsity', recipient: 'a@example.com', body: 'Text', state: 'waiting' } as const;
    await sender.db.insert(outboxMails).values([
      { ...mail, subject: 'old', createdAt: subMinutes(testNow, 61) },
      { ...mail, subject: 'left', createdAt: subMinutes(testNow, 2) },
      { ...mail, subject: 'new', createdAt: testNow },
    ]);
    await sender.db.execute(sql`insert into pgboss.job (name) values ('forgotten-mails')`);
    await vi.waitFor(() => expect(smtp.said()).toMatch(/^Subject: left\r$/m), { timeout: 15_000 });
    const rest = () =>
      sender.db
        .select({ subject: outboxMails.subject, state: outboxMails.state, failure: outboxMails.failure })
        .from(outboxMails)
        .orderBy(asc(outboxMails.createdAt));
    await vi.waitFor(async () =>
      expect(await rest()).toEqual([
        { subject: 'old', state: 'given up', failure: 'not sent within an hour' },
        { subject: 'new', state: 'waiting', failure: null },
      ]),
    );
  });
});
