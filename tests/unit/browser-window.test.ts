import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clientSchema } from '#machines/domain/client.ts';
import * as v from 'valibot';
import { watchOnline } from '#src/browser/online.ts';
import { joinTabs, type TabFact } from '#src/browser/tabs.ts';
import { documentTitle } from '#src/browser/title.ts';
import { followViewportHeight } from '#src/browser/viewport-height.ts';

describe('the viewport height', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('[BOOT-11] is set at once, then 200 ms after the last resize', () => {
    const viewport = Object.assign(new EventTarget(), { innerHeight: 844 });
    const setProperty = vi.fn();
    const stop = followViewportHeight(viewport, { setProperty });
    expect(setProperty.mock.calls).toEqual([['--vh', '8.44px']]);

    for (const height of [800, 700, 600]) {
      viewport.innerHeight = height;
      viewport.dispatchEvent(new Event('resize'));
      vi.advanceTimersByTime(199);
    }
    expect(setProperty).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(setProperty.mock.calls.slice(1)).toEqual([['--vh', '6px']]);

    viewport.dispatchEvent(new Event('resize'));
    stop();
    viewport.dispatchEvent(new Event('resize'));
    vi.advanceTimersByTime(1000);
    expect(setProperty).toHaveBeenCalledTimes(2);
  });
});

describe('the network', () => {
  test('[HTTP-06] reports that it was lost and that it is back, until it is closed', () => {
    const target = Object.assign(new EventTarget(), { navigator: { onLine: true } });
    const reported: boolean[] = [];
    const stop = watchOnline((isOnline) => reported.push(isOnline), target as unknown as Window);
    target.dispatchEvent(new Event('offline'));
    target.dispatchEvent(new Event('online'));
    stop();
    target.dispatchEvent(new Event('offline'));
    expect(reported).toEqual([false, true]);
  });

  test('[TRST-10] that is lost from the start is reported, so that its return counts', () => {
    const target = Object.assign(new EventTarget(), { navigator: { onLine: false } });
    const reported: boolean[] = [];
    const stop = watchOnline((isOnline) => reported.push(isOnline), target as unknown as Window);
    target.dispatchEvent(new Event('online'));
    stop();
    expect(reported).toEqual([false, true]);
  });
});

describe('tabs', () => {
  test('[AUTH-03] receive each other’s events once, and never their own', async () => {
    const received: Record<string, TabFact[]> = { one: [], two: [], three: [] };
    const [one, two, three] = Object.keys(received).map((name) =>
      joinTabs((fact) => received[name]?.push(fact)),
    );
    one?.notify('loggedOut');
    await vi.waitFor(() => expect(received['two']).toEqual(['loggedOut']));
    two?.notify('loggedIn');
    await vi.waitFor(() => expect(received['one']).toEqual(['loggedIn']));
    three?.notify('loggedOut');
    await vi.waitFor(() =>
      expect(received).toEqual({
        one: ['loggedIn', 'loggedOut'],
        two: ['loggedOut', 'loggedOut'],
        three: ['loggedOut', 'loggedIn'],
      }),
    );
    for (const tab of [one, two, three]) tab?.close();
  });

  test('[AUTH-03] receive nothing after they left, and nothing that is no event', async () => {
    const received: TabFact[] = [];
    const listening = joinTabs((fact) => received.push(fact));
    const left = joinTabs((fact) => received.push(fact));
    left.close();
    const channel = new BroadcastChannel('session');
    for (const message of ['logout', { fact: 'loggedOut' }, null]) channel.postMessage(message);
    channel.postMessage('loggedOut');
    await vi.waitFor(() => expect(received).toEqual(['loggedOut']));
    channel.close();
    listening.close();
  });
});

describe('the page title', () => {
  const clientOf = (membershipModel: string, whiteLabeled = false) =>
    v.parse(clientSchema, { name: 'Round Up', featureFlags: { whiteLabeled }, membershipModel });

  test('[BOOT-06] has the brand after the route for a round-up client only', () => {
    expect(documentTitle('My account', clientOf('round_up'))).toBe('My account | Round Up');
    expect(documentTitle('My account', clientOf('subscription'))).toBe('My account');
    expect(documentTitle('My account', clientOf('round_up_subscription'))).toBe('My account');
    expect(documentTitle('My account', clientOf('round_up', true))).toBe('My account');
    expect(documentTitle('Loading', null)).toBe('Loading');
  });
});
