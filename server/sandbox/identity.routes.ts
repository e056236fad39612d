import { Hono } from 'hono';
import { html } from 'hono/html';
import * as v from 'valibot';
import { isSocialProvider, providerNames } from '#server/auth/social/identity-provider.ts';
import { invalid, misdirected } from '#server/errors/api-error.ts';
import type { ApiEnv } from '#server/http/context.ts';
import { clientFinder } from '#server/http/tenant.ts';
import type { Services } from '#server/services.ts';
import { page } from './page.ts';
import { readBody } from './read-body.ts';
import { identityFor, type FakeProvider } from './fake-provider.ts';

/** People whom the stand-in knows. The last one has an account with a password. */
const persons = [
  { email: 'jamie.rivera@example.com', name: 'Jamie Rivera' },
  { email: 'alex.chen@example.com', name: 'Alex Chen' },
  { email: 'active@example.com', name: 'Maya Brooks' },
];

const secret = v.pipe(v.string(), v.regex(/^[\w-]{43}$/, 'This sign-in was not begun by the app.'));
const asked = {
  provider: v.pipe(v.string(), v.check(isSocialProvider, 'There is no such provider.')),
  state: secret,
  challenge: secret,
};
const askedSchema = v.object(asked);
const answerSchema = v.object({
  ...asked,
  person: v.optional(v.string(), ''),
  email: v.optional(
    v.pipe(v.string(), v.trim(), v.union([v.literal(''), v.pipe(v.string(), v.email())])),
    '',
  ),
  name: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(160)), ''),
  answer: v.picklist(['continue', 'refuse', 'fail']),
});

type Answer = v.InferOutput<typeof answerSchema>;

/** Who was typed in, or else chosen. */
function personOf({ email, name, person }: Answer) {
  if (email !== '') return { email, name: name === '' ? 'Sam Newcomer' : name };
  return persons.find((each) => each.email === person) ?? null;
}

const errors = { refuse: 'access_denied', fail: 'server_error' };

/** /sandbox/identity: the page at which a provider would ask who somebody is. */
export function identityRoutes(services: Services, provider: FakeProvider) {
  const clientAt = clientFinder(services);
  const clientOf = async (url: string) => {
    const client = await clientAt(url);
    if (client === null) throw misdirected();
    return client;
  };

  return new Hono<ApiEnv>()
    .get('/', async (c) => {
      const query = v.safeParse(askedSchema, c.req.query());
      if (!query.success) throw invalid({ query: query.issues.map(({ message }) => message) });
      const { provider: name, state, challenge } = query.output;
      const client = await clientOf(c.req.url);
      const known = persons.map(
        (each) => html`<option value="${each.email}">${each.name}, ${each.email}</option>`,
      );
      return page(
        c,
        `Sign in with ${isSocialProvider(name) ? providerNames[name] : name}`,
        html`<main class="narrow">
          <div class="card">
            <h1>Sign in with ${isSocialProvider(name) ? providerNames[name] : name}</h1>
            <p>A stand-in for the real provider. It tells ${client.name} who you are.</p>
            <form method="post" action="/sandbox/identity">
              <input type="hidden" name="provider" value="${name}" />
              <input type="hidden" name="state" value="${state}" />
              <input type="hidden" name="challenge" value="${challenge}" />
              <label class="wide"
                >Person
                <select name="person">
                  ${known}
                </select></label
              >
              <label class="wide"
                >Or another email <input name="email" type="email" autocomplete="off"
              /></label>
              <label class="wide">Name <input name="name" maxlength="160" autocomplete="off" /></label>
              <div class="choices">
                <button class="main" name="answer" value="continue">Continue</button>
                <button name="answer" value="refuse">Refuse</button>
                <button name="answer" value="fail">Fail</button>
              </div>
            </form>
          </div>
        </main>`,
      );
    })
    .post('/', async (c) => {
      const given = await readBody(c, answerSchema);
      const { id } = await clientOf(c.req.url);
      const { provider: name, state, challenge, answer } = given;
      if (!isSocialProvider(name)) throw invalid({ provider: ['There is no such provider.'] });
      const back = (query: Readonly<Record<string, string>>) =>
        c.redirect(`/${id}/socialite/${name}/callback?${new URLSearchParams(query).toString()}`, 303);
      if (answer !== 'continue') return back({ error: errors[answer], state });
      const person = personOf(given);
      if (person === null) throw invalid({ person: ['Choose a person, or enter an email.'] });
      const identity = identityFor(name, person.email, person.name);
      const code = await provider.grant({ provider: name, clientId: id, challenge, identity });
      return back({ code, state });
    });
}
