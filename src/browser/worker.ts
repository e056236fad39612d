const address = '/worker.js';

/** A worker that is there already is asked for anew: registering it again would not do that. */
async function store(script: string): Promise<void> {
  const registration = await navigator.serviceWorker.register(script, { updateViaCache: 'none' });
  if (registration.active) await registration.update();
}

/**
 * Has the browser keep the app's shell, which opens without a network. Where that can't be, as in a page that is not
 * encrypted, the app goes without. The page's policy takes the address only from a policy named `worker`.
 */
export function registerWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const policy = window.trustedTypes?.createPolicy('worker', {
    createScriptURL: (url) => (url === address ? url : null),
  });
  const trusted = policy?.createScriptURL(address) ?? address;
  store(trusted).catch(() => undefined);
}
