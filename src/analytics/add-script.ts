declare global {
  interface Window {
    trustedTypes?: {
      createPolicy: (
        name: string,
        rules: { createScriptURL: (url: string) => string | null },
      ) => { createScriptURL: (url: string) => string };
    };
  }
}

/** The tag manager's script, which may add more of its kind. */
export const tagManagerScript = 'https://www.googletagmanager.com/gtm.js';

const added = new Set<string>();
let hasPolicy = false;

/** Adds a script of another origin. The page's policy takes its address only from a policy named `default`. */
export function addScript(address: string): void {
  added.add(address);
  if (!hasPolicy) {
    hasPolicy = true;
    window.trustedTypes?.createPolicy('default', {
      createScriptURL: (url) =>
        added.has(url) || url.startsWith(`${tagManagerScript}?id=GTM-`) ? url : null,
    });
  }
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  document.head.append(script);
}
