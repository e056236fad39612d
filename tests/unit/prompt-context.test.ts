import { createActor, SimulatedClock } from 'xstate';
import { expect, onTestFinished, test } from 'vitest';
import { appMachine } from '#machines/app/app.machine.ts';
import type { ConsentDecision } from '#machines/domain/consent.ts';
import { defaultTheme } from '#machines/domain/theme.ts';
import { sampleProgramme } from '#machines/samples/programme.ts';
import { sampleSessions } from '#machines/samples/sessions.ts';
import { appId } from '#machines/notify.ts';
import { watchVisit } from '#src/app/quiet-visit.ts';
import { provideInviteOffer } from '#src/flows/invite-friends/invite-offer.actors.ts';
import { resolve, settleLeaves } from '#paths/explore/settle-on-command.ts';
import { stubCookies } from './browser-stubs.ts';

function startHome(storedConsent: ConsentDecision | null) {
  const app = createActor(settleLeaves(appMachine), {
    systemId: appId,
    input: { label: 'varsity', storedConsent, logOutPending: false },
    clock: new SimulatedClock(),
  }).start();
  onTestFinished(() => void app.stop());
  resolve(app, 'fetchProgramme', {
    ...sampleProgramme,
    client: { ...sampleProgramme.client, referralProgram: true },
  });
  resolve(app, 'fetchTheme', defaultTheme);
  const { overlays, session, toasts, consent } = app.getSnapshot().children;
  if (!overlays || !session || !toasts || !consent) throw new Error('The app does not run.');
  resolve(session, 'fetchSession', sampleSessions.active);
  return { app, overlays, session, toasts, consent };
}

test('[REFR-03] inviting is offered while a toast is shown, too', () => {
  const jar = new Map<string, string>();
  stubCookies({ jar, written: [], now: Date.now() });
  const { app, overlays, toasts } = startHome('rejected');
  const shown = () => overlays.getSnapshot().value;
  toasts.send({
    type: 'toast.show',
    content: { message: { key: 'planStored' }, type: 'success', timeout: null },
  });
  app.send({ type: 'route.entered', route: 'home' });
  const offer = createActor(provideInviteOffer(app)).start();
  onTestFinished(() => void offer.stop());
  expect([shown(), [...jar.keys()]]).toEqual(['fetching', ['invite_friends_seen']]);
});

test('[REFR-03] inviting is not offered over the question about cookies, and is once that is answered', () => {
  const jar = new Map<string, string>();
  stubCookies({ jar, written: [], now: Date.now() });
  const { app, overlays, consent } = startHome(null);
  const shown = () => overlays.getSnapshot().value;
  app.send({ type: 'route.entered', route: 'home' });
  const offer = createActor(provideInviteOffer(app)).start();
  onTestFinished(() => void offer.stop());
  expect([consent.getSnapshot().value, shown(), [...jar.keys()]]).toEqual(['asking', 'closed', []]);
  consent.send({ type: 'consent.reject' });
  expect(shown()).toBe('closed');
  resolve(consent, 'storeDecision', undefined);
  expect([consent.getSnapshot().value, shown(), [...jar.keys()]]).toEqual([
    'rejected',
    'fetching',
    ['invite_friends_seen'],
  ]);
});

test('[REFR-03] [LIFE-08] inviting is not offered in a visit in which a debt was paid, and is in the next one', () => {
  const { membership } = sampleSessions.active;
  const offered = [true, false].map((isPaidHere) => {
    stubCookies({ jar: new Map<string, string>(), written: [], now: Date.now() });
    const { app, overlays, session } = startHome('rejected');
    if (isPaidHere)
      session.send({ type: 'session.change', membership: { ...membership, status: 'overdue' } });
    watchVisit(app);
    session.send({ type: 'session.change', membership });
    app.send({ type: 'route.entered', route: 'home' });
    const offer = createActor(provideInviteOffer(app)).start();
    onTestFinished(() => void offer.stop());
    return overlays.getSnapshot().value;
  });
  expect(offered).toEqual(['closed', 'fetching']);
});
