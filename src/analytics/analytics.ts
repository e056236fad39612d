import { isLikeCardNumber } from '#machines/domain/card-like.ts';
import type { TrackedEvent } from '#machines/domain/tracked-event.ts';

const longestQuery = 64;

export interface AnalyticsOptions {
  /** Hands an event to the services. */
  send: (event: TrackedEvent) => void;
  /** Loads the services; called once, at the first acceptance. */
  start?: () => void;
}

export interface Analytics {
  /** Tells an event, or drops it as long as tracking is not accepted. Never throws. */
  track: (event: TrackedEvent) => void;
  accept: () => void;
  reject: () => void;
}

/** The one port through which events leave the app. Before acceptance nothing does, and nothing is kept for later. */
export function createAnalytics({ send, start }: AnalyticsOptions): Analytics {
  let isAccepted = false;
  let isStarted = false;
  return {
    track(event) {
      if (!isAccepted) return;
      try {
        send(withoutPersons(event));
      } catch {
        return;
      }
    },
    accept() {
      isAccepted = true;
      if (isStarted) return;
      isStarted = true;
      start?.();
    },
    reject() {
      isAccepted = false;
    },
  };
}

/** The event without what could name a person. */
function withoutPersons(event: TrackedEvent): TrackedEvent {
  if (event.name !== 'Offer searched') return event;
  const query = event.properties.Query;
  const isPerson = query.includes('@') || isLikeCardNumber(query);
  return { name: event.name, properties: { Query: isPerson ? '' : query.slice(0, longestQuery) } };
}
