import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { appEntry } from '#machines/app/app.entry.ts';
import type { appMachine } from '#machines/app/app.machine.ts';
import { hostMessages } from '#src/flows/start-up/host.messages.ts';
import { startUpMessages as copy } from '#src/messages/start-up.ts';
import { external, walkScreens } from '#tests/support/view-walk.ts';
import { onScreen } from '#tests/support/on-screen.ts';

const content = 'The page';

const shows = (text: string) => async () => {
  await expect.element(page.getByText(text).first()).toBeVisible();
};
/** Until the guards have let the first page through, the start goes on. */
const showsPageOrStart = async () => {
  await expect.poll(() => document.body.textContent).toMatch(new RegExp(`${content}|${copy.steps.session}`));
};

const screens = walkScreens<typeof appMachine>({
  ...onScreen(appEntry),
  gestures: {
    'session.opened': external,
    'session.slow': external,
    'session.changed': external,
    'card.linked': external,
    'card.changed': external,
    'balances.reload': external,
    'balances.changed': external,
    'member.joined': external,
    'session.closed': external,
    'navigation.pending': external,
    'route.entered': external,
    'network.restored': external,
    'read.failed': external,
    'call.missing': external,
    'app.retry': async () => {
      await page.getByRole('button', { name: copy.offline.retry }).click();
    },
  },
  screens: {
    loadingProgramme: shows(copy.steps.programme),
    loadingTheme: shows(copy.steps.theme),
    'serving.restoringSession': showsPageOrStart,
    'serving.running': showsPageOrStart,
    'offline.waiting': shows(copy.offline.title),
    'offline.looking': shows(copy.offline.title),
    'unavailable.leaving': shows(copy.steps.programme),
    'unavailable.fallback': shows(copy.unavailable.title),
    forbidden: shows(hostMessages.forbidden.title),
    crossSite: shows(hostMessages.crossSite.title),
  },
});

describe('the start of the app on the screen', () => {
  it('[FLOW-03] asserts each state in which it rests, and no other', () => {
    expect(screens.gaps()).toEqual({ missing: [], orphaned: [] });
  });

  it.each(screens.paths)('[FLOW-03] [BOOT-02] $title', async (path) => {
    await screens.walk(path);
  });
});
