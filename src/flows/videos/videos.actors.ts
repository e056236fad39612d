import { fromCallback, type EventObject, type SnapshotFrom } from 'xstate';
import type { consentMachine, ConsentRef } from '#machines/consent/consent.machine.ts';
import { videosMachine } from '#machines/videos/videos.machine.ts';

/** The videos page, which asks the app whether cookies are accepted. */
export function provideVideos() {
  return videosMachine.provide({
    actors: {
      followConsent: fromCallback<EventObject, void>(({ system, sendBack }) => {
        const consent = system.get('consent') as ConsentRef;
        const notify = (snapshot: SnapshotFrom<typeof consentMachine>) =>
          sendBack({ type: isAccepted(snapshot) ? 'cookies.accepted' : 'cookies.refused' });
        const following = consent.subscribe(notify);
        notify(consent.getSnapshot());
        return () => following.unsubscribe();
      }),
    },
  });
}

const isAccepted = (snapshot: SnapshotFrom<typeof consentMachine>) =>
  snapshot.matches('accepted') || snapshot.matches('trackingUnavailable');
