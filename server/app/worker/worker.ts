import { createShellKeeper, type Shell } from './shell-keeper.ts';

declare const self: ServiceWorkerGlobalScope;
/** What is to be kept; the server writes it before this script. Null ends the worker: nothing of it stays. */
declare const presentShell: Shell | null;

const keeper = createShellKeeper(presentShell, {
  caches: self.caches,
  fetch: (request) => self.fetch(request),
  origin: self.location.origin,
});

/** Pages come from the network: a new worker has nothing to wait for. */
self.addEventListener('install', (event) => {
  void self.skipWaiting();
  event.waitUntil(keeper.fill());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      keeper.tidy(),
      presentShell === null
        ? self.registration.unregister()
        : // A page must not wait until this worker runs.
          (self.registration.navigationPreload as NavigationPreloadManager | undefined)?.enable(),
    ]),
  );
});

self.addEventListener('fetch', (event) => {
  const answer = keeper.answer(event.request, event.preloadResponse as Promise<Response | undefined>);
  if (answer) event.respondWith(answer);
});
