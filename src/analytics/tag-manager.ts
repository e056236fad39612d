import { addScript, tagManagerScript } from './add-script.ts';
import type { AnalyticsOptions } from './analytics.ts';

declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[];
  }
}

export interface TagManagerPage {
  /** The list that the tag manager reads its events from. */
  dataLayer?: Record<string, unknown>[];
}

/** The tag manager of a client as the service behind analytics; without an id nothing is loaded or kept. */
export function createTagManager(
  gtmId: string | null,
  page: TagManagerPage,
  add: (source: string) => void = addScript,
): Required<AnalyticsOptions> {
  if (gtmId === null) return { start: () => {}, send: () => {} };
  const push = (entry: Record<string, unknown>) => {
    page.dataLayer ??= [];
    page.dataLayer.push(entry);
  };
  return {
    start() {
      push({ event: 'gtm.js', 'gtm.start': Date.now() });
      add(`${tagManagerScript}?id=${encodeURIComponent(gtmId)}`);
    },
    send: (event) => push({ event: event.name, ...('properties' in event && event.properties) }),
  };
}
