import { createShellCache, type Shell } from './shell-cache.ts';

declare const self: ServiceWorkerGlobalScope;
/** What is to be kept; the server writes it before this script. Null ends the worker: nothing of it stays. */
declare const presentShell: Shell | null;

const cache = createShellCache(presentShell, {
  caches: self.caches,
  fetch: (request) => self.fetch(request),
  origin: self.location.origin,
});

/** Pages come from the network: a new worker has nothing to wait for. */
self.addEventListener('install', (event) => {
  void self.skipWaiting();
  event.waitUntil(cache.fill());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      cache.tidy(),
      presentShell === null
        ? self.registration.unregister()
        : // A page must not wait until this worker runs.
          (self.registration.navigationPreload as NavigationPreloadManager | undefined)?.enable(),
    ]),
  );
});

self.addEventListener('fetch', (event) => {
  const answer = cache.answer(event.request, event.preloadResponse as Promise<Response | undefined>);
  if (answer) event.respondWith(answer);
});
