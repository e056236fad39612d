import { fromCallback, type SnapshotFrom } from 'xstate';
import type { consentMachine, ConsentRef } from '#machines/consent/consent.machine.ts';
import { videosMachine, type ConsentOrder } from '#machines/videos/videos.machine.ts';

/** The videos page, which asks the app whether cookies are accepted. */
export function provideVideos() {
  return videosMachine.provide({
    actors: {
      followConsent: fromCallback<ConsentOrder, void>(({ system, sendBack, receive }) => {
        const consent = system.get('consent') as ConsentRef;
        const notify = (snapshot: SnapshotFrom<typeof consentMachine>) =>
          sendBack({ type: isAccepted(snapshot) ? 'cookies.accepted' : 'cookies.refused' });
        const following = consent.subscribe(notify);
        notify(consent.getSnapshot());
        receive(() => {
          consent.send({ type: 'consent.review' });
          consent.send({ type: 'consent.accept' });
        });
        return () => following.unsubscribe();
      }),
    },
  });
}

const isAccepted = (snapshot: SnapshotFrom<typeof consentMachine>) =>
  snapshot.matches('accepted') || snapshot.matches('trackingUnavailable');
