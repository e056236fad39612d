import { createAnalytics, type Analytics } from './analytics.ts';
import { createSessionRecording } from './session-recording.ts';
import { createTagManager, type TagManagerPage } from './tag-manager.ts';

export interface TrackingServices {
  /** Of the client's tag manager. */
  gtmId: string | null;
  /** The script that records sessions. */
  recordingUrl: string | null;
}

/** The services behind analytics, fetched at the first acceptance. */
export function createTracking(
  { gtmId, recordingUrl }: TrackingServices,
  page: TagManagerPage & EventTarget,
): Analytics {
  const services = [createTagManager(gtmId, page), createSessionRecording(recordingUrl, page)];
  return createAnalytics({
    start: () => services.forEach(({ start }) => start()),
    send: (event) => services.forEach(({ send }) => send(event)),
  });
}
