import type { AnalyticsOptions } from './analytics.ts';

declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[];
    trustedTypes?: {
      createPolicy: (
        name: string,
        rules: { createScriptURL: (url: string) => string | null },
      ) => { createScriptURL: (url: string) => string };
    };
  }
}

export interface TagManagerPage {
  /** The list that the tag manager reads its events from. */
  dataLayer?: Record<string, unknown>[];
}

const source = 'https://www.googletagmanager.com/gtm.js';

/** The tag manager of a client as the service behind analytics; without an id nothing is loaded or kept. */
export function createTagManager(
  gtmId: string | null,
  page: TagManagerPage,
  addScript: (source: string) => void = addToHead,
): Required<AnalyticsOptions> {
  if (gtmId === null) return { start: () => {}, send: () => {} };
  const push = (entry: Record<string, unknown>) => {
    page.dataLayer ??= [];
    page.dataLayer.push(entry);
  };
  return {
    start() {
      push({ event: 'gtm.js', 'gtm.start': Date.now() });
      addScript(`${source}?id=${encodeURIComponent(gtmId)}`);
    },
    send: (event) => push({ event: event.name, ...('properties' in event && event.properties) }),
  };
}

/** The one script from elsewhere. The page's policy takes its address only from a policy named `default`. */
function addToHead(address: string): void {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (url.startsWith(`${source}?id=GTM-`) ? url : null),
  });
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  document.head.append(script);
}
