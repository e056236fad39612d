import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { Hono, type Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { HTTPException } from 'hono/http-exception';
import * as v from 'valibot';
import { faultOrderSchema } from '#server/db/fault-order.ts';
import { outboxMails } from '#server/db/operations-schema.ts';
import { clients, users } from '#server/db/schema.ts';
import { createDemoMember } from '#server/demo/member-states.ts';
import { seedDemo } from '#server/demo/seed.ts';
import { demoStates } from '#server/demo/personas.ts';
import { dueKinds } from '#server/jobs/oldest-due.ts';
import { invalid, misdirected } from '#server/errors/api-error.ts';
import type { ApiEnv } from '#server/http/context.ts';
import { isSameOrigin } from '#server/http/csrf.ts';
import { smallBody } from '#server/http/guards.ts';
import { isPublicHost } from '#server/http/tenant.ts';
import type { Faults, Services } from '#server/services.ts';
import { writeDueMails } from '#server/mail/write-due-mails.ts';
import { identityRoutes } from './identity.routes.ts';
import { latestHistory } from './latest-history.ts';
import { mailPage, outboxPage } from './outbox-page.ts';
import { readBody } from './read-body.ts';
import { rememberClock } from './shared-sandbox.ts';
import { fakeFrames } from './fake-frames.routes.ts';
import type { FakeProvider } from './fake-provider.ts';
import { sandboxPage } from './start-page.ts';
import { visitRoutes } from './visit.routes.ts';

const memberBody = v.object({
  client: v.string(),
  state: v.picklist(demoStates),
  email: v.optional(v.pipe(v.string(), v.toLowerCase(), v.email())),
});

const clockBody = v.union(
  [
    v.object({
      now: v.pipe(
        v.string(),
        v.isoTimestamp(),
        v.transform((text) => new Date(text)),
      ),
    }),
    v.object({
      advance: v.pipe(v.union([v.number(), v.pipe(v.string(), v.nonEmpty(), v.toNumber())]), v.finite()),
    }),
  ],
  'Say `now`, an instant, or `advance`, a number of seconds.',
);

const shownMail = {
  id: outboxMails.id,
  clientId: outboxMails.clientId,
  recipient: outboxMails.recipient,
  subject: outboxMails.subject,
  body: outboxMails.body,
  createdAt: outboxMails.createdAt,
};

const acceptsHtml = (c: Context) => (c.req.header('accept') ?? '').includes('text/html');

/** Answers a form with its page again, and any other caller with JSON. */
function done(c: Context, body: Readonly<Record<string, unknown>>) {
  return acceptsHtml(c) ? c.redirect('/sandbox', 303) : c.json(body);
}

/** Only a known host, and for a write only this very origin or a caller that is no browser. */
function ownCallers({ settings }: Services) {
  return createMiddleware<ApiEnv>(async (c, next) => {
    if (!isPublicHost(c.req.url, settings)) throw misdirected();
    if (c.req.method !== 'GET' && !isSameOrigin(c)) throw new HTTPException(403);
    await next();
  });
}

/** /sandbox: the outbox, members in a state, the clock, faults, limits, a provider and a new start. Only with SANDBOX=1. */
export function sandboxRoutes(services: Services, faults: Faults, provider: FakeProvider) {
  const { db, clock, throttle, cache, settings, jobs } = services;
  const tenants = () =>
    db.select({ id: clients.id, name: clients.name }).from(clients).orderBy(asc(clients.createdAt));
  const mailsTo = (recipient: string | undefined) =>
    db
      .select(shownMail)
      .from(outboxMails)
      .where(recipient === undefined ? undefined : eq(outboxMails.recipient, recipient.toLowerCase()))
      .orderBy(desc(outboxMails.createdAt))
      .limit(200);

  const view = async (c: Context) => ({
    tenants: (await tenants()).map((tenant) => ({ ...tenant, address: addressOf(tenant.id, c.req.url) })),
    now: clock.now(),
    settling: await dueKinds(db, clock.now()),
    faults: (await faults.list()).length,
    history: await latestHistory(db),
  });
  /** Where a tenant is, beside the host that was asked. */
  function addressOf(id: string, asked: string): string {
    const { protocol, port } = new URL(asked);
    const [domain = 'localhost'] = settings.publicHosts;
    return `${protocol}//${id}.${domain}${port && `:${port}`}`;
  }
  const isTaken = async (clientId: string, email: string) => {
    const where = and(eq(users.clientId, clientId), eq(users.email, email));
    return (await db.select({ id: users.id }).from(users).where(where).limit(1)).length > 0;
  };

  return new Hono<ApiEnv>()
    .use(ownCallers(services), smallBody)
    .get('/', async (c) => sandboxPage(c, await view(c)))
    .get('/clock', async (c) => {
      const now = clock.now();
      return c.json({ now: now.toISOString(), settling: await dueKinds(db, now) });
    })
    .get('/outbox', async (c) => {
      await writeDueMails(services, jobs);
      const items = await mailsTo(c.req.query('to'));
      return acceptsHtml(c) ? outboxPage(c, items) : c.json({ items });
    })
    .get('/outbox/:id', async (c) => {
      const where = eq(sql`${outboxMails.id}::text`, c.req.param('id'));
      const [mail] = await db.select().from(outboxMails).where(where).limit(1);
      return mail ? mailPage(c, mail) : c.notFound();
    })
    .post('/members', async (c) => {
      const { client, state, email } = await readBody(c, memberBody);
      if (!(await tenants()).some(({ id }) => id === client))
        throw invalid({ client: ['There is no such client.'] });
      if (email !== undefined && (await isTaken(client, email)))
        throw invalid({ email: ['This email is taken.'] });
      const member = await createDemoMember(db, {
        clientId: client,
        state,
        now: clock.now(),
        ...(email && { email }),
      });
      return acceptsHtml(c) ? sandboxPage(c, { ...(await view(c)), member }) : c.json(member, 201);
    })
    .post('/clock', async (c) => {
      const order = await readBody(c, clockBody);
      if ('now' in order) clock.set(order.now);
      else clock.advance(order.advance * 1000);
      await rememberClock(services);
      await jobs.renewSoon();
      return done(c, { now: clock.now().toISOString() });
    })
    .post('/reset', async (c) => {
      clock.reset();
      await rememberClock(services);
      await throttle.clear();
      await faults.clear();
      await db.execute(sql`truncate table ${clients} cascade`);
      await seedDemo(db, { now: clock.now() });
      cache.clear();
      return done(c, { now: clock.now().toISOString() });
    })
    .post('/faults', async (c) => {
      await faults.add(await readBody(c, faultOrderSchema));
      return c.json({ faults: await faults.list() }, 201);
    })
    .delete('/faults', async (c) => {
      await faults.clear();
      return c.body(null, 204);
    })
    .post('/throttle', async (c) => {
      await throttle.clear();
      return done(c, {});
    })
    .delete('/throttle', async (c) => {
      await throttle.clear();
      return c.body(null, 204);
    })
    .route('/identity', identityRoutes(services, provider))
    .route('/visit', visitRoutes(services))
    .route('/', fakeFrames());
}
