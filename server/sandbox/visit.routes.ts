import { Hono, type Context } from 'hono';
import { html } from 'hono/html';
import * as v from 'valibot';
import { routeAt, routes } from '#machines/domain/routes.ts';
import { userByEmail } from '#server/auth/accounts.ts';
import { createDemoMember } from '#server/demo/member-states.ts';
import { demoStates, personas } from '#server/demo/personas.ts';
import { invalid, misdirected } from '#server/errors/api-error.ts';
import type { ApiEnv } from '#server/http/context.ts';
import { endSession, sessionOf, startSession } from '#server/http/session.ts';
import { clientFinder } from '#server/http/tenant.ts';
import type { Services } from '#server/services.ts';
import { page } from './page.ts';
import { readBody } from './read-body.ts';

const visitSchema = v.object({
  /** In which state the visitor is, or nobody. */
  as: v.picklist(['nobody', ...demoStates]),
  to: v.pipe(
    v.string(),
    v.transform(routeAt),
    v.check((route) => route !== null, 'There is no such page.'),
    v.transform((route) => route ?? 'home'),
  ),
});

/** /sandbox/visit: opens a page of the tenant as a new member in a state, or signed out. A person has to press a button. */
export function visitRoutes(services: Services) {
  const { db, clock } = services;
  const clientAt = clientFinder(services);
  const clientOf = async (c: Context<ApiEnv>) => {
    const client = await clientAt(c.req.url);
    if (client === null) throw misdirected();
    return client;
  };

  async function signOut(c: Context<ApiEnv>, clientId: string) {
    const found = await sessionOf(c, clientId, services);
    if (found === null) return;
    c.set('session', found.session);
    await endSession(c, services);
  }

  return new Hono<ApiEnv>()
    .get('/', async (c) => {
      const query = v.safeParse(visitSchema, c.req.query());
      if (!query.success) throw invalid({ query: query.issues.map(({ message }) => message) });
      const { as: state, to } = query.output;
      const { path, title } = routes[to];
      const { name } = await clientOf(c);
      const who = state === 'nobody' ? 'Signed out' : `As a new member: ${personas[state].shows}`;
      return page(
        c,
        `Open ${title}`,
        html`<main class="narrow">
          <div class="card">
            <h1>Open “${title}” at ${name}</h1>
            <p>${who}.</p>
            <p>Whoever is signed in at ${name} in this browser is signed out first.</p>
            <form method="post" action="/sandbox/visit">
              <input type="hidden" name="as" value="${state}" />
              <input type="hidden" name="to" value="${path}" />
              <button class="main">Open ${path}</button>
            </form>
          </div>
        </main>`,
      );
    })
    .post('/', async (c) => {
      const { as: state, to } = await readBody(c, visitSchema);
      const { id: clientId } = await clientOf(c);
      if (state === 'nobody') {
        await signOut(c, clientId);
      } else {
        const { email } = await createDemoMember(db, { clientId, state, now: clock.now() });
        const user = await userByEmail(db, clientId, email);
        if (user) await startSession(c, user, services);
      }
      return c.redirect(routes[to].path, 303);
    });
}
