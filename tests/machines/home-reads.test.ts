import { createActor, type AnyActorRef } from 'xstate';
import { describe, expect, it } from 'vitest';
import { appMachine } from '#machines/app/app.machine.ts';
import type { Session } from '#machines/domain/member.ts';
import type { RouteName } from '#machines/domain/routes.ts';
import { defaultTheme } from '#machines/domain/theme.ts';
import { sampleProgramme } from '#machines/samples/programme.ts';
import { sampleSessions } from '#machines/samples/sessions.ts';
import { appId } from '#machines/notify.ts';
import { resolve, settleLeaves } from '#paths/explore/settle-on-command.ts';

const { active, nonMember } = sampleSessions;

type Read = 'cards' | 'summary' | 'offers' | 'featuredOffers';

/** The app, with somebody signed in and no page yet. */
function openApp(session: Session = active) {
  const input = { label: 'varsity', storedConsent: null, logOutPending: false };
  const root = createActor(settleLeaves(appMachine), { input, systemId: appId }).start();
  const at = (id: Read | 'session'): AnyActorRef => {
    const child = root.getSnapshot().children[id];
    if (!child) throw new Error(`"${id}" does not run.`);
    return child;
  };
  resolve(root, 'fetchProgramme', sampleProgramme);
  resolve(root, 'fetchTheme', defaultTheme);
  resolve(at('session'), 'fetchSession', session);
  const valueOf = (read: Read) => at(read).getSnapshot().value;
  return {
    send: (type: 'navigation.pending' | 'route.entered', route: RouteName) => root.send({ type, route }),
    valueOf,
    all: () => [valueOf('summary'), valueOf('offers'), valueOf('featuredOffers')],
    answer: () => {
      resolve(at('summary'), 'fetchResource', {});
      resolve(at('offers'), 'fetchResource', []);
      resolve(at('featuredOffers'), 'fetchResource', []);
    },
  };
}

const threeTimes = (value: unknown) => [value, value, value];
const [idle, loading] = [threeTimes('idle'), threeTimes('loading')];
const [ready, refreshing] = [threeTimes({ shown: 'ready' }), threeTimes({ shown: 'refreshing' })];

describe('what home reads', () => {
  it('[SPED-02] is asked for while home is on its way, and not again when it is there', () => {
    const app = openApp();
    expect([app.valueOf('cards'), ...app.all()]).toEqual(['loading', ...idle]);
    app.send('navigation.pending', 'home');
    expect(app.all()).toEqual(loading);
    app.answer();
    app.send('route.entered', 'home');
    expect(app.all()).toEqual(ready);
  });

  it('[SPED-02] is not asked for again by the address of a modal over it, and is when a member comes back', () => {
    const app = openApp();
    app.send('route.entered', 'home');
    expect(app.all()).toEqual(loading);
    app.answer();
    app.send('route.entered', 'home');
    expect(app.all()).toEqual(ready);
    app.send('route.entered', 'account');
    expect(app.all()).toEqual(ready);
    app.send('route.entered', 'home');
    expect(app.all()).toEqual(refreshing);
  });

  it('[SPED-02] is asked for when another page comes than was expected, only where home is that page', () => {
    const app = openApp();
    app.send('navigation.pending', 'account');
    expect(app.all()).toEqual(idle);
    app.send('route.entered', 'home');
    expect(app.all()).toEqual(loading);
    app.answer();
    app.send('navigation.pending', 'home');
    app.send('route.entered', 'account');
    app.send('route.entered', 'home');
    expect(app.all()).toEqual(refreshing);
  });

  it('[SPED-02] is asked for by no one who is not a member', () => {
    const app = openApp(nonMember);
    app.send('navigation.pending', 'home');
    app.send('route.entered', 'home');
    expect([app.valueOf('cards'), ...app.all()]).toEqual(['idle', ...idle]);
  });
});
