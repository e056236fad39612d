import { createActor, waitFor } from 'xstate';
import { describe, expect, it, onTestFinished } from 'vitest';
import { appId } from '#machines/notify.ts';
import { sampleSessions } from '#machines/samples/sessions.ts';
import { provideActors } from '#src/app/actors.ts';
import { createFetchedFlows } from '#src/app/fetched-flows.ts';
import { createSessionHint } from '#src/app/session-hint.ts';
import { flows } from '#src/routes/flows.ts';
import { apiWith } from '#tests/support/api-with.ts';
import { dependenciesWith } from '#tests/support/app-dependencies.ts';
import { memoryStorage, stubCookies } from './browser-stubs.ts';

const session = sampleSessions.active;
const expired = () => Promise.reject({ kind: 'expired' });
const broken = () => Promise.reject({ kind: 'offline' });

interface Visit {
  local?: ReturnType<typeof memoryStorage>;
  token?: string;
  apiHost?: string;
  fetchSession?: () => Promise<typeof session>;
  logOut?: () => Promise<void>;
}

/** The app as a visit starts it, with how often it asked who is logged in. */
async function visit({
  local = memoryStorage(),
  token,
  apiHost = '',
  fetchSession = async () => session,
  logOut = async () => {},
}: Visit) {
  stubCookies({
    jar: new Map(token === undefined ? [] : [['XSRF-TOKEN', token]]),
    written: [],
    now: Date.now(),
  });
  const hint = createSessionHint(local, apiHost);
  let asked = 0;
  const ask = () => {
    asked += 1;
    return fetchSession();
  };
  const dependencies = dependenciesWith({
    api: { ...apiWith({ logOut }), fetchSession: hint.noting(ask) },
    mayHaveSession: hint.mayHaveSession,
    markLogoutPending: hint.pendingLogout.set,
  });
  const app = createActor(provideActors(dependencies, createFetchedFlows(dependencies, flows)), {
    systemId: appId,
    input: { label: 'varsity', storedConsent: 'rejected', logOutPending: hint.pendingLogout.isSet() },
  });
  hint.follow(app);
  app.start();
  onTestFinished(() => void app.stop());
  await waitFor(app, (snapshot) => snapshot.matches({ serving: 'running' }));
  const actor = app.getSnapshot().children.session;
  if (!actor) throw new Error('The session does not run.');
  await waitFor(actor, (snapshot) => snapshot.hasTag('settled'));
  return { app, actor, asked: () => asked, isLoggedIn: () => app.getSnapshot().context.session !== null };
}

describe('who is logged in', () => {
  it('[BOOT-03] is not asked for a visitor without a token, who was never here', async () => {
    const { asked, isLoggedIn } = await visit({});
    expect([asked(), isLoggedIn()]).toEqual([0, false]);
  });

  it('[BACK-02] is asked with a token, and of an API on another origin', async () => {
    for (const start of [
      { token: 'abc' },
      { apiHost: 'https://api.rewards.example' },
      { apiHost: 'https://rewards.example:8443' },
    ]) {
      const { asked, isLoggedIn } = await visit(start);
      expect([asked(), isLoggedIn()]).toEqual([1, true]);
    }
  });

  it('[BACK-02] is not asked of an API at the app’s own origin, named or not', async () => {
    const { asked } = await visit({ apiHost: 'https://rewards.example' });
    expect(asked()).toBe(0);
  });

  it('[BACK-02] stays logged in where the token cookie ends sooner than the session', async () => {
    const local = memoryStorage();
    await visit({ local, token: 'abc' });
    const { asked, isLoggedIn } = await visit({ local });
    expect([asked(), isLoggedIn()]).toEqual([1, true]);
  });

  it('[BACK-02] stays logged in after a login whose token cookie cannot be read', async () => {
    const local = memoryStorage();
    const { actor } = await visit({ local });
    actor.send({ type: 'session.established', session });
    const { asked, isLoggedIn } = await visit({ local });
    expect([asked(), isLoggedIn()]).toEqual([1, true]);
  });

  it('[BACK-02] is asked once more when the session is over, and no more', async () => {
    const local = memoryStorage();
    await visit({ local, token: 'abc' });
    const over = await visit({ local, fetchSession: expired });
    expect([over.asked(), over.isLoggedIn()]).toEqual([1, false]);
    expect((await visit({ local })).asked()).toBe(0);
  });

  it('[BACK-02] is asked again after a start without an answer', async () => {
    const local = memoryStorage();
    await visit({ local, token: 'abc' });
    expect((await visit({ local, fetchSession: broken })).isLoggedIn()).toBe(false);
    expect((await visit({ local })).isLoggedIn()).toBe(true);
  });

  it.each([
    ['succeeds', async () => {}],
    ['is answered with 404', () => Promise.reject({ kind: 'rejected', status: 404 })],
    ['is answered with 500', () => Promise.reject({ kind: 'rejected', status: 500 })],
    ['has no answer', broken],
  ])('[AUTH-03] is nobody after a logout that %s', async (_, logOut) => {
    const local = memoryStorage();
    const { actor, isLoggedIn } = await visit({ local, token: 'abc', logOut });
    actor.send({ type: 'session.logOut' });
    await waitFor(actor, (snapshot) => snapshot.matches('visitor'));
    expect(isLoggedIn()).toBe(false);
    const next = await visit({ local, logOut });
    expect([next.asked(), next.isLoggedIn()]).toEqual([0, false]);
  });

  it('[AUTH-03] a logout that failed does not end the next session', async () => {
    const local = memoryStorage();
    const logOut = () => Promise.reject({ kind: 'rejected', status: 404 });
    const first = await visit({ local, token: 'abc', logOut });
    first.actor.send({ type: 'session.logOut' });
    await waitFor(first.actor, (snapshot) => snapshot.matches('visitor'));
    first.actor.send({ type: 'session.established', session });
    const { isLoggedIn } = await visit({ local, token: 'abc', logOut });
    expect(isLoggedIn()).toBe(true);
  });
});
