import { createActor, SimulatedClock } from 'xstate';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#src/theme/global.css.ts';
import { appMachine } from '#machines/app/app.machine.ts';
import type { Client } from '#machines/domain/client.ts';
import type { Session } from '#machines/domain/member.ts';
import type { RouteName } from '#machines/domain/routes.ts';
import { defaultTheme } from '#machines/domain/theme.ts';
import { sampleProgramme } from '#machines/samples/programme.ts';
import { sampleSessions } from '#machines/samples/sessions.ts';
import { appId } from '#machines/notify.ts';
import { AppContext } from '#src/app/app-context.ts';
import { removeCookie, writeCookie } from '#src/browser/cookies.ts';
import { receiveAnswer } from '#src/clock/last-answer.ts';
import { giveawayReminderMessages as copy } from '#src/flows/giveaway-reminder/giveaway-reminder.messages.ts';
import AutoPrompts from '#src/layouts/auto-prompts.tsx';
import { resolve, settleLeaves } from '#paths/explore/settle-on-command.ts';

const { client } = sampleProgramme;
const { active } = sampleSessions;
const month = () => new Date().toISOString().slice(0, 7);
const reminder = page.getByRole('complementary', { name: copy.label });
const reminderText = reminder.getByText(copy.text('2', false));

interface Place {
  client?: Client;
  session?: Session;
  route?: RouteName;
}

/** A member's page with what comes unasked, which reads and writes the real cookies. */
async function open({ client: given = client, session: who = active, route = 'home' }: Place = {}) {
  const clock = new SimulatedClock();
  const app = createActor(settleLeaves(appMachine), {
    systemId: appId,
    input: { label: client.id, storedConsent: 'rejected', logOutPending: false },
    clock,
  }).start();
  resolve(app, 'fetchProgramme', { ...sampleProgramme, client: given });
  resolve(app, 'fetchTheme', defaultTheme);
  const { session, overlays } = app.getSnapshot().children;
  if (!session || !overlays) throw new Error('The app does not serve.');
  resolve(session, 'fetchSession', who);
  app.send({ type: 'route.entered', route });
  const { unmount } = await render(
    <AppContext value={app}>
      <AutoPrompts />
    </AppContext>,
  );
  onTestFinished(async () => {
    await unmount();
    app.stop();
  });
  return {
    overlays,
    opened: () => overlays.getSnapshot().context.overlay?.kind ?? null,
    close: () => {
      overlays.send({ type: 'overlay.close' });
      overlays.send({ type: 'overlay.exited' });
    },
    leave: unmount,
  };
}

/** An answer of the API, so many days ahead of the device. */
const answered = (days: number) => {
  const date = new Date(Date.now() + days * 86_400_000);
  receiveAnswer(new Response(null, { headers: { date: date.toUTCString() } }));
  return date.toISOString();
};

const clear = () => {
  answered(0);
  removeCookie('invite_friends_seen');
  removeCookie('giveaway_reminder_seen');
};
beforeEach(clear);
afterEach(clear);

describe('the offer to invite friends', () => {
  it('[REFR-03] opens by itself, and is remembered in a cookie for seven days from then', async () => {
    const { opened } = await open();
    expect(opened()).toBe('inviteFriends');
    const stored = await cookieStore.get('invite_friends_seen');
    expect(stored?.value).toBe('1');
    const days = (Number(Reflect.get(stored ?? {}, 'expires')) - Date.now()) / (24 * 60 * 60 * 1000);
    expect(days).toBeGreaterThan(6.99);
    expect(days).toBeLessThanOrEqual(7);
  });

  const { membership, user } = active;
  it.each<[string, Place]>([
    ['the client has no referral programme', { client: { ...client, referralProgram: false } }],
    [
      'no period is paid for',
      { session: { ...active, membership: { ...membership, currentSubscription: null } } },
    ],
    [
      'the account was created today, UTC',
      {
        session: {
          ...active,
          user: { ...user, createdAt: `${new Date().toISOString().slice(0, 10)}T00:00:00Z` },
        },
      },
    ],
    ['the page is none of the members', { route: 'support-terms' }],
  ])('[REFR-03] does not open where %s', async (_, place) => {
    const { opened } = await open(place);
    expect(opened()).toBeNull();
    expect(await cookieStore.get('invite_friends_seen')).toBeNull();
  });

  it.each([
    [69, null],
    [0, 'inviteFriends'],
  ])(
    '[REFR-03] [LIFE-04] goes by the server’s day, %i days ahead, where the account was created on day 69',
    async (days, offered) => {
      const createdAt = answered(69);
      answered(days);
      const { opened } = await open({ session: { ...active, user: { ...user, createdAt } } });
      expect(opened()).toBe(offered);
    },
  );

  it('[REFR-03] does not open while the cookie of the last time is there', async () => {
    writeCookie('invite_friends_seen', '1');
    const { opened } = await open();
    expect(opened()).toBeNull();
  });

  it('[REFR-03] [TOAS-03] waits for another modal to close, and opens once in a visit', async () => {
    writeCookie('invite_friends_seen', '1');
    const { overlays, opened, close } = await open();
    overlays.send({ type: 'overlay.open', overlay: { kind: 'welcome' } });
    removeCookie('invite_friends_seen');
    expect(opened()).toBe('welcome');
    close();
    expect(opened()).toBe('inviteFriends');
    overlays.send({ type: 'overlays.reset' });
    removeCookie('invite_friends_seen');
    overlays.send({ type: 'overlay.open', overlay: { kind: 'welcome' } });
    close();
    expect(opened()).toBeNull();
  });
});

describe('the reminder of the giveaway', () => {
  beforeEach(() => writeCookie('invite_friends_seen', '1'));

  it('[PLAY-01] stays until it is put away, and then away for the month, UTC', async () => {
    const { leave } = await open();
    await expect.element(reminderText).toBeVisible();
    const { left, bottom } = reminder.element().getBoundingClientRect();
    expect([left, window.innerHeight - bottom]).toEqual([window.innerWidth < 600 ? 16 : 20, 20]);
    await reminder.getByRole('button', { name: copy.close }).click();
    await expect.element(reminder).not.toBeInTheDocument();
    expect((await cookieStore.get('giveaway_reminder_seen'))?.value).toBe(month());
    await leave();
    await open();
    await expect.element(reminder).not.toBeInTheDocument();
  });

  it('[PLAY-01] [LIFE-04] comes again in another month of the server’s, and is put away for that', async () => {
    writeCookie('giveaway_reminder_seen', month());
    const ahead = answered(69);
    await open();
    await expect.element(reminderText).toBeVisible();
    await reminder.getByRole('button', { name: copy.close }).click();
    await expect.element(reminder).not.toBeInTheDocument();
    expect((await cookieStore.get('giveaway_reminder_seen'))?.value).toBe(ahead.slice(0, 7));
  });

  it('[PLAY-01] comes again in another month', async () => {
    writeCookie('giveaway_reminder_seen', '2026-01');
    await open();
    await expect.element(reminderText).toBeVisible();
  });

  it('[PLAY-01] [PLAY-02] leads to the tickets, and counts as put away then', async () => {
    const { opened } = await open();
    await reminder.getByRole('button', { name: copy.show }).click();
    expect(opened()).toBe('tickets');
    await expect.element(reminder).not.toBeInTheDocument();
    expect((await cookieStore.get('giveaway_reminder_seen'))?.value).toBe(month());
  });

  it('[PLAY-01] makes room for a modal, and comes back after it', async () => {
    const { overlays, close } = await open();
    await expect.element(reminderText).toBeVisible();
    overlays.send({ type: 'overlay.open', overlay: { kind: 'welcome' } });
    await expect.element(reminder).not.toBeInTheDocument();
    close();
    await expect.element(reminderText).toBeVisible();
  });

  it.each<[string, Place]>([
    [
      'the client does not remind',
      { client: { ...client, featureFlags: { ...client.featureFlags, sweepstakesReminder: false } } },
    ],
    ['the member holds no ticket', { session: { ...active, lotteryTicketNumbers: [] } }],
    ['the page is none of the members', { route: 'support-terms' }],
  ])('[PLAY-01] does not come where %s', async (_, place) => {
    await open(place);
    await expect.element(reminder).not.toBeInTheDocument();
  });
});
