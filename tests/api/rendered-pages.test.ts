import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { addDocument } from '#server/app/pages.ts';
import { createRenderedPages } from '#server/app/rendered-pages.ts';
import type { Renderer } from '#server/app/renderer.ts';
import { clients, tiers, users } from '#server/db/schema.ts';
import type { ApiEnv } from '#server/http/context.ts';
import { signInAs } from '#tests/support/api-members.ts';
import { createTestServer, type TestServer } from '#tests/support/api-server.ts';

const template = '<html lang="en"><head></head><div id="root"></div>';
const email = 'active@example.com';

let server: TestServer;
let pages: Hono<ApiEnv>;
let made: string[];
let isBroken = false;

const renderer: Renderer = {
  renderVisitorsPage: async ({ client, pathname, consent }) => {
    made.push(`${client} ${pathname} ${consent}`);
    return {
      title: client,
      icon: '',
      about: 'Cash back for "all".',
      picture: '/media/hero.svg',
      colours: {},
      dark: {},
      look: {},
      typeface: null,
      login: { markup: `<p>login of ${client}</p>`, rules: '' },
    };
  },
  shareMembersFrame: ({ client, pathname, own: { 'users/me': me } }) => ({
    key: `${pathname} ${me.membership?.status}`,
    make: async () => {
      if (isBroken) throw new Error('The frame can’t be made.');
      made.push(`frame ${client} ${pathname} ${me.membership?.status}`);
      return { client };
    },
    fill: (frame) => ({
      markup: `<p>frame of ${JSON.stringify(frame)} for ${me.user.firstName}</p>`,
      rules: '',
    }),
  }),
  modulesOf: (route) => [route],
};

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  made = [];
  await server.services.faults.clear();
  pages = new Hono<ApiEnv>();
  const filesOf = (modules: readonly string[]) => ({
    scripts: modules.map((each) => `/${each}.js`),
    styles: [],
  });
  addDocument(pages, server.services, () => template, {
    isDevelopment: false,
    serve: createRenderedPages(server.services, renderer, filesOf).serve,
  });
});

async function open(path: string, { host = 'varsity.localhost', cookie = '' } = {}) {
  const response = await pages.request(`http://${host}${path}`, { headers: { accept: 'text/html', cookie } });
  const text = await response.text();
  const [, block = 'null'] = /id="served">(.*?)<\/script>/.exec(text) ?? [];
  return { text, served: JSON.parse(block) as { client: string; answers: Record<string, unknown> } | null };
}

describe('the pages that the server makes', () => {
  test.each([
    ['color_scheme=dark', '<html lang="en-US" data-themed data-scheme="dark">'],
    ['color_scheme=light', '<html lang="en-US" data-themed data-scheme="light">'],
    ['color_scheme=pink', '<html lang="en-US" data-themed>'],
    ['', '<html lang="en-US" data-themed>'],
  ])('[ACCS-01] with the cookie %j the document begins with %s', async (cookie, root) => {
    expect((await open('/login', { cookie })).text).toContain(root);
  });

  test('[SPED-01] a visitor’s page comes with what the app would ask for, and is made once', async () => {
    const { text, served } = await open('/login');
    expect(text).toContain('<div id="root" data-page="login"><p>login of varsity</p></div>');
    expect(served?.client).toBe('varsity');
    expect(Object.keys(served?.answers ?? {})).toEqual(['', 'membership-tiers', 'theme']);
    const direct = await server.client().get('/membership-tiers');
    expect(served?.answers['membership-tiers']).toEqual(await direct.json());
    await open('/login');
    expect(made).toEqual(['varsity /login null']);
    expect((await open('/login', { host: 'harbor.localhost' })).served?.client).toBe('harbor');
    expect(made).toEqual(['varsity /login null', 'harbor /login null']);
  });

  test('[SPED-01] a tenant whose configuration has changed gets a new page at once', async () => {
    await open('/login');
    const change = (name: string) => server.db.update(clients).set({ name }).where(eq(clients.id, 'varsity'));
    await change('Another Club');
    const { served } = await open('/login');
    expect(served?.answers['']).toMatchObject({ client: { name: 'Another Club' } });
    expect(made).toHaveLength(2);
    await change('Varsity Club');
  });

  test('[SPED-01] a link that is shared shows the tenant, its sentence and its picture; a member’s page shows nothing', async () => {
    const { text } = await open('/login?utm_source=mail');
    for (const tag of [
      '<meta name="description" content="Cash back for &quot;all&quot;." />',
      '<meta property="og:title" content="Varsity Club" />',
      '<meta property="og:image" content="http://varsity.localhost/media/hero.svg" />',
      '<meta property="og:url" content="http://varsity.localhost/login" />',
      '<meta name="twitter:card" content="summary_large_image" />',
    ])
      expect(text).toContain(tag);
    const { cookies } = await signInAs(server, 'active');
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    expect((await open('/', { cookie })).text).not.toContain('og:');
  });

  test('[SPED-02] the session is sent beside the page, at each request, to nobody else', async () => {
    const browser = server.client();
    await browser.login(email);
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const { text, served } = await open('/', { cookie });
    expect(served?.answers['users/me']).toMatchObject({ user: { email } });
    const cards = await browser.get('/cards?withPlatform=1&withDeleted=1');
    expect(served?.answers['cards']).toEqual(await cards.json());
    expect(served?.answers['categories']).toEqual(await (await browser.get('/categories')).json());
    expect(text).toContain(
      '<div id="root" data-page="frame"><p>frame of {"client":"varsity"} for Maya</p></div>',
    );
    expect(text).toContain('<link rel="modulepreload" crossorigin href="/home.js" />');
    const other = await open('/');
    expect(other.text).not.toContain(email);
    expect(other.text).toContain('data-page="login"');
    expect((await open('/', { host: 'harbor.localhost', cookie })).text).not.toContain(email);
  });

  test('[SPED-02] a member’s cards are not sent to a non-member, nor where the sandbox lets them fail', async () => {
    const cookiesOf = async (address: string) => {
      const browser = server.client();
      await browser.login(address);
      return [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    };
    const [nonMember, member] = [await cookiesOf('nonmember@example.com'), await cookiesOf(email)];
    const reported = (await open('/', { cookie: nonMember })).served?.answers;
    expect(reported?.['users/me']).toMatchObject({ membership: null });
    expect(reported).not.toHaveProperty('cards');
    await server.services.faults.add({ method: 'GET', fault: { status: 500 }, times: 1, path: '/cards' });
    const answers = (await open('/', { cookie: member })).served?.answers;
    expect(answers).toHaveProperty('users/me');
    expect(answers).not.toHaveProperty('cards');
  });

  test('[SPED-02] [SPED-04] members share a frame, each with their own name in it and nothing of another', async () => {
    const names = ['Ada</script><b>', 'Bo & $&', 'Ada'];
    const members = await Promise.all(
      names.map(async (firstName) => {
        const member = await signInAs(server, 'active');
        await server.db.update(users).set({ firstName }).where(eq(users.id, member.userId));
        const cookie = [...member.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
        return { ...member, firstName, cookie };
      }),
    );
    const opened = await Promise.all(members.map(({ cookie }) => open('/', { cookie })));
    for (const [index, { firstName, email: own }] of members.entries()) {
      const { text, served } = opened[index] ?? (await open('/'));
      expect(text).toContain(`<p>frame of {"client":"varsity"} for ${firstName}</p>`);
      expect(served?.answers['users/me']).toMatchObject({ user: { firstName, email: own } });
      for (const other of members.filter(({ email: each }) => each !== own)) {
        expect(text).not.toContain(other.email);
        expect(text).not.toContain(other.userId);
      }
    }
    const frames = () => made.filter((each) => each.startsWith('frame'));
    expect(frames()).toEqual(['frame varsity / active']);
    await open('/account', { cookie: members[0]?.cookie ?? '' });
    expect(frames()).toEqual(['frame varsity / active', 'frame varsity /account active']);
  });

  test('[SPED-04] a frame ends with the tenant’s configuration, tiers or looks, and one that fails is made again', async () => {
    const { cookies } = await signInAs(server, 'annual');
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const frames = async () => {
      made = [];
      const { text } = await open('/', { cookie });
      return [made.filter((each) => each.startsWith('frame')).length, text.includes('data-page="frame"')];
    };
    expect([await frames(), await frames()]).toEqual([
      [1, true],
      [0, true],
    ]);
    const change = (name: string) => server.db.update(clients).set({ name }).where(eq(clients.id, 'varsity'));
    await change('Another Club');
    expect(await frames()).toEqual([1, true]);
    await change('Varsity Club');
    isBroken = true;
    await server.db.update(tiers).set({ minRoundUpCents: 321 }).where(eq(tiers.clientId, 'varsity'));
    await change('A Third Club');
    expect(await frames()).toEqual([0, false]);
    isBroken = false;
    expect(await frames()).toEqual([1, true]);
    await change('Varsity Club');
  });

  test('[SPED-01] [BOOT-03] what the sandbox lets fail is left to the app', async () => {
    const fault = { method: 'GET', fault: { status: 500 }, times: 1 } as const;
    await server.services.faults.add({ ...fault, path: '/theme' });
    const { text, served } = await open('/login');
    expect(served).toEqual({ client: 'varsity', answers: {} });
    expect(text).toContain('<div id="root"></div>');
    expect(await server.services.faults.list()).toHaveLength(1);
  });

  test('[SPED-01] [HOME-06] who has answered about cookies has a page of their own', async () => {
    await open('/login', { cookie: 'cookie_consent=accepted' });
    await open('/login', { cookie: 'cookie_consent=<b>' });
    await open('/login');
    expect(made).toEqual(['varsity /login accepted', 'varsity /login null']);
  });

  test('[SPED-01] a query that the page may report is left to the app; tracking is not', async () => {
    expect((await open('/login?social=refused')).text).toContain('<div id="root"></div>');
    expect((await open('/login?utm_source=news')).text).toContain('data-page="login"');
  });

  test.each(['nobody.localhost', 'evil.example'])('[BOOT-05] at %s nothing is put into it', async (host) => {
    expect((await open('/login', { host })).text).toBe(template);
  });
});

test('[BOOT-03] [TRST-05] a page that is opened while the database is away is the app, which says that itself', async () => {
  const lines: unknown[] = [];
  const { app, services, close } = await createTestServer({
    settings: { databaseUrl: 'postgres://away' },
    log: (line) => lines.push(line),
  });
  const serve = createRenderedPages(services, renderer, () => ({ scripts: [], styles: [] })).serve;
  addDocument(app, services, () => template, { isDevelopment: false, serve });
  await close();
  const response = await app.request('http://varsity.localhost/login', { headers: { accept: 'text/html' } });
  expect([response.status, await response.text()]).toEqual([503, template]);
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(lines).toEqual([
    expect.objectContaining({ level: 'error', status: 503, error: expect.any(String) as string }),
  ]);
});
