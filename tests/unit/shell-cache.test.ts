import { describe, expect, test } from 'vitest';
import { createShellCache, type Shell } from '#server/app/worker/shell-cache.ts';

const origin = 'https://varsity.example';
const shell: Shell = { document: '/shell/new', files: ['/assets/index-abc.js'] };

type Answers = Readonly<Record<string, string>>;

/** A browser's caches and network: what is asked of either is written down. */
function place(answers: Answers | null, caches = new Map<string, Map<string, string>>()) {
  const asked: string[] = [];
  const fetch = async (request: Request) => {
    asked.push(`${request.credentials} ${new URL(request.url).pathname}`);
    const text = answers?.[new URL(request.url).pathname];
    if (answers === null) throw new TypeError('Failed to fetch');
    return new Response(text ?? 'nothing', { status: text === undefined ? 404 : 200 });
  };
  const open = async (name: string) => {
    const stored = caches.get(name) ?? new Map<string, string>();
    return {
      match: async (url: string) => (stored.has(url) ? new Response(stored.get(url)) : undefined),
      addAll: async (requests: (Request | string)[]) => {
        const all = requests.map((each) => new Request(each));
        const got = await Promise.all(all.map(fetch));
        if (got.some(({ ok }) => !ok)) throw new TypeError('Request failed');
        for (const [index, { url }] of all.entries()) stored.set(url, (await got[index]?.text()) ?? '');
        caches.set(name, stored);
      },
    } as unknown as Cache;
  };
  return {
    asked,
    caches,
    of: {
      caches: {
        open,
        keys: async () => [...caches.keys()],
        delete: async (name: string) => caches.delete(name),
      },
      fetch,
      origin,
    },
  };
}

const built = { '/shell/new': 'the shell', '/assets/index-abc.js': 'the script' };

async function filled() {
  const { caches, of } = place(built);
  await createShellCache(shell, of).fill();
  return caches;
}

/** A request as a page makes it; who opens a page can't be set in a test otherwise. */
function requestOf(
  path: string,
  { mode = 'navigate', destination = 'document', method = 'GET' } = {},
): Request {
  const request = new Request(new URL(path, origin), { method });
  return Object.defineProperties(request, { mode: { value: mode }, destination: { value: destination } });
}

describe('what a browser caches for a start without a network', () => {
  test('[TRST-10] is fetched as nobody, so that it is nobody’s', async () => {
    const { of, asked, caches } = place(built);
    await createShellCache(shell, of).fill();
    expect(asked).toEqual(['omit /shell/new', 'same-origin /assets/index-abc.js']);
    expect([...(caches.get('/shell/new')?.values() ?? [])]).toEqual(['the shell', 'the script']);
  });

  test('[TRST-10] is all of one version or nothing', async () => {
    const { of, caches } = place({ '/shell/new': 'the shell' });
    await expect(createShellCache(shell, of).fill()).rejects.toThrow('Request failed');
    expect(caches.size).toBe(0);
  });

  test('[TRST-10] replaces what other versions cached', async () => {
    const caches = new Map([...(await filled()), ['/shell/old', new Map()]]);
    await createShellCache(shell, place(null, caches).of).tidy();
    expect([...caches.keys()]).toEqual(['/shell/new']);
  });

  test('[TRST-10] goes altogether when nothing is to be cached, and nothing is answered then', async () => {
    const caches = await filled();
    const { of, asked } = place(null, caches);
    const cache = createShellCache(null, of);
    await cache.fill();
    await cache.tidy();
    expect([...caches.keys(), ...asked]).toEqual([]);
    const script = requestOf('/assets/index-abc.js', { mode: 'cors', destination: 'script' });
    expect(cache.answer(script)).toBeNull();
    await expect(cache.answer(requestOf('/account'))).rejects.toThrow('Failed to fetch');
  });
});

describe('a page', () => {
  const answerTo = async (
    answers: Answers | null,
    request: Request,
    early?: Promise<Response | undefined>,
  ) => {
    const answer = await createShellCache(shell, place(answers, await filled()).of).answer(request, early);
    return answer && `${answer.status} ${await answer.text()}`;
  };

  test('[TRST-10] is the network’s whenever that answers, be it a failure', async () => {
    expect(await answerTo({ '/account': 'of the server' }, requestOf('/account'))).toBe('200 of the server');
    expect(await answerTo({}, requestOf('/account'))).toBe('404 nothing');
    const early = Promise.resolve(new Response('asked for early'));
    expect(await answerTo({}, requestOf('/account'), early)).toBe('200 asked for early');
    expect(await answerTo({}, requestOf('/account'), Promise.resolve(undefined))).toBe('404 nothing');
  });

  test('[TRST-10] is the shell when the network fails', async () => {
    expect(await answerTo(null, requestOf('/account?flow=upgrade'))).toBe('200 the shell');
    const early = Promise.reject(new TypeError('The preload failed'));
    expect(await answerTo({ '/account': 'too late' }, requestOf('/account'), early)).toBe('200 the shell');
  });

  test('[TRST-10] fails as without a worker where nothing is cached', async () => {
    const cache = createShellCache(shell, place(null).of);
    await expect(cache.answer(requestOf('/'))).rejects.toThrow('Failed to fetch');
  });

  test('[TRST-10] begins with the files that are cached', async () => {
    const script = requestOf('/assets/index-abc.js', { mode: 'cors', destination: 'script' });
    expect(await answerTo(null, script)).toBe('200 the script');
    const { of } = place(built);
    expect(await (await createShellCache(shell, of).answer(script))?.text()).toBe('the script');
  });

  test.each([
    ['a page of the sandbox', requestOf('/sandbox/mails')],
    ['the way back from a provider', requestOf('/varsity/socialite/google/callback?code=1')],
    ['a file', requestOf('/media/varsity/logo.svg')],
    ['a page in a frame', requestOf('/', { destination: 'iframe' })],
  ])(
    '[TRST-10] [AUTH-02] %s is requested once, by the browser or here, and never the shell',
    async (_, request) => {
      const { of, asked } = place({}, await filled());
      const cache = createShellCache(shell, of);
      const byBrowser = await cache.answer(request, Promise.resolve(new Response('requested early')));
      expect([await byBrowser?.text(), ...asked]).toEqual(['requested early']);
      const here = await cache.answer(request, Promise.resolve(undefined));
      expect([await here?.text(), asked.length]).toEqual(['nothing', 1]);
      const failed = Promise.reject(new TypeError('The preload failed'));
      await expect(cache.answer(request, failed)).rejects.toThrow('The preload failed');
      expect(asked).toHaveLength(1);
    },
  );

  test('[TRST-10] [AUTH-02] a navigation is requested once where nothing is to be cached any more', async () => {
    const { of, asked } = place({});
    const request = requestOf('/varsity/socialite/google/callback?code=1');
    const early = Promise.resolve(new Response('requested early'));
    const answer = await createShellCache(null, of).answer(request, early);
    expect([await answer?.text(), ...asked]).toEqual(['requested early']);
  });

  test.each([
    ['a call', requestOf('/w/v1/varsity/users/me', { mode: 'cors', destination: '' })],
    ['a write', requestOf('/account', { method: 'POST' })],
    ['whether a file is still there', requestOf('/assets/index-abc.js', { mode: 'cors', method: 'HEAD' })],
    ['a file that is not kept', requestOf('/assets/account-def.js', { mode: 'cors', destination: 'script' })],
    ['what is elsewhere', requestOf('https://elsewhere.example/')],
  ])('[TRST-10] is not what is asked for by %s: the browser asks by itself', async (_, request) => {
    const { of, asked } = place(built, await filled());
    expect(createShellCache(shell, of).answer(request)).toBeNull();
    expect(asked).toEqual([]);
  });
});
