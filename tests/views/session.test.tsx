import { describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { sampleSessions } from '#machines/samples/sessions.ts';
import { sessionEntry } from '#machines/session/session.entry.ts';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import { enrolmentMessages } from '#src/flows/enrolment/enrolment.messages.ts';
import { sampleProgramme } from '#machines/samples/programme.ts';
import { homeMessages } from '#src/flows/home/home.messages.ts';
import { loginMessages } from '#src/flows/login/login.messages.ts';
import { navigationMessages } from '#src/messages/navigation.ts';
import { external, walkScreens } from '#tests/support/view-walk.ts';
import { onScreen } from '#tests/support/on-screen.ts';

const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const login = () => expect.element(heading(loginMessages.title)).toBeVisible();
const logOut = navigationMessages.items.logOut;

const { firstName } = sampleSessions.nonMember.user;

const screens = walkScreens<typeof sessionMachine>({
  ...onScreen(sessionEntry),
  gestures: {
    'session.established': external,
    'session.expire': external,
    'session.change': external,
    'session.refresh': external,
    'session.logOut': async () => {
      const button = page.getByRole('button', { name: logOut });
      if (button.query() === null) {
        await page.getByRole('button', { name: navigationMessages.items.account }).first().click();
        await page.getByRole('menuitem', { name: logOut }).click();
      } else {
        await button.click();
      }
    },
    'tabs.loggedIn': external,
    'tabs.loggedOut': external,
  },
  screens: {
    'restoring.prompt': async () => {
      await expect.element(page.getByRole('main')).toBeVisible();
    },
    'restoring.late': login,
    'visitor.anybody': login,
    'visitor.expired': login,
    'signedIn.nonMember': async () => {
      await expect
        .element(heading(enrolmentMessages.title(firstName, sampleProgramme.client.name)))
        .toBeVisible();
    },
    'signedIn.member': async () => {
      await expect.element(heading(homeMessages.title(sampleSessions.active.user.firstName))).toBeVisible();
    },
    'signedIn.refreshing': async () => {
      await expect.element(page.getByRole('main')).toBeVisible();
    },
    signingOut: async () => {
      await expect.element(page.getByRole('main')).toBeVisible();
    },
  },
});

describe('the session on the screen', () => {
  it('[FLOW-03] asserts each state in which it rests, and no other', () => {
    expect(screens.gaps()).toEqual({ missing: [], orphaned: [] });
  });

  it.each(screens.paths)('[FLOW-03] [AUTH-03] [AUTH-07] $title', async (path) => {
    const pagesAtOnce = countPages();
    await screens.walk(path);
    expect(pagesAtOnce()).toBe(1);
  });
});

/** The most pages that were to be seen at once, at any change of the document. */
function countPages(): () => number {
  let most = 0;
  const count = () => {
    const mains = [...document.querySelectorAll('main')].filter((main) => main.checkVisibility());
    most = Math.max(most, mains.length);
  };
  const observer = new MutationObserver(count);
  observer.observe(document.body, { childList: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  return () => most;
}
