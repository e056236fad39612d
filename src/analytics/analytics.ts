import { withoutPersons, type TrackedEvent } from './events.ts';

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
