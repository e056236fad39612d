import { addScript } from './add-script.ts';
import type { AnalyticsOptions } from './analytics.ts';

/**
 * The script that records sessions as a service behind analytics; without an address nothing is loaded.
 * It hears each event as a DOM event `event.tracked` of the window, with the event as its detail.
 */
export function createSessionRecording(
  address: string | null,
  page: EventTarget,
  add: (address: string) => void = addScript,
): Required<AnalyticsOptions> {
  if (address === null) return { start: () => {}, send: () => {} };
  return {
    start: () => add(address),
    send: (event) => void page.dispatchEvent(new CustomEvent('event.tracked', { detail: event })),
  };
}
