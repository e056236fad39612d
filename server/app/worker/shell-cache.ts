import { routeAt } from '#machines/domain/routes.ts';

/** What the app starts with: nothing of any person is in it. */
export interface Shell {
  /** The path of the tenant's document, another one for each content unless there is a version. */
  document: string;
  /** What differs with each content where the path stays. */
  version?: string;
  /** The paths of the files that the document begins with, each with a hash in its name. */
  files: readonly string[];
}

/** The worker's surroundings. */
export interface WorkerPlace {
  caches: Pick<CacheStorage, 'open' | 'keys' | 'delete'>;
  fetch: (request: Request) => Promise<Response>;
  origin: string;
}

export interface ShellCache {
  /** Fetches the shell, all of it or nothing. */
  fill: () => Promise<void>;
  /** Deletes what other versions have kept; without a shell, everything. */
  tidy: () => Promise<void>;
  /** The answer to a request; null leaves it to the browser. `early` is the answer that the browser has asked for by itself. */
  answer: (request: Request, early?: Promise<Response | undefined>) => Promise<Response> | null;
}

/**
 * Keeps the shell, and answers with it where the network can't. Pages come from the network whenever it answers, whatever
 * it answers; frames and addresses that are no page's come from nowhere else. The browser has asked for a navigation
 * already and would ask again if it were left to it, so each is answered with that. Calls and writes are left to the
 * browser. Null keeps nothing.
 */
export function createShellCache(shell: Shell | null, { caches, fetch, origin }: WorkerPlace): ShellCache {
  const nameOf = ({ document, version }: Shell) =>
    version === undefined ? document : `${document}#${version}`;
  const stored = async (path: string) =>
    shell && (await caches.open(nameOf(shell))).match(new URL(path, origin).href, { ignoreVary: true });

  /** Navigates once: a second request would repeat its effect. */
  const navigate = async (request: Request, early?: Promise<Response | undefined>) =>
    (await early) ?? fetch(request);

  async function openPage(request: Request, early?: Promise<Response | undefined>): Promise<Response> {
    try {
      return await navigate(request, early);
    } catch (networkError) {
      const document = shell && (await stored(shell.document));
      if (!document) throw networkError;
      return document;
    }
  }

  return {
    fill: async () => {
      if (shell === null) return;
      const cache = await caches.open(nameOf(shell));
      const document = new Request(new URL(shell.document, origin), {
        credentials: 'omit',
        cache: 'no-store',
      });
      await cache.addAll([document, ...shell.files.map((file) => new URL(file, origin).href)]);
    },
    tidy: async () => {
      const others = (await caches.keys()).filter((name) => shell === null || name !== nameOf(shell));
      await Promise.all(others.map((name) => caches.delete(name)));
    },
    answer: (request, early) => {
      const { origin: asked, pathname } = new URL(request.url);
      if (request.method !== 'GET' || asked !== origin) return null;
      if (request.mode === 'navigate') {
        const isPage = request.destination === 'document' && routeAt(pathname) !== null;
        return isPage ? openPage(request, early) : navigate(request, early);
      }
      if (!shell?.files.includes(pathname)) return null;
      return stored(pathname).then((file) => file ?? fetch(request));
    },
  };
}
