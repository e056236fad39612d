import { describe, expect, it } from 'vitest';
import { SimulatedClock } from 'xstate';
import { page, userEvent } from 'vitest/browser';
import { consentEntry } from '#machines/consent/consent.entry.ts';
import { consentMachine } from '#machines/consent/consent.machine.ts';
import { consentMessages } from '#src/flows/consent/consent.messages.ts';
import { Notices } from '#src/routes/notices.tsx';
import { renderInApp } from '#tests/support/hosted-app.tsx';
import { settleLeaves } from '#tests/support/model/settle-on-command.ts';
import { told, walkScreens } from '#tests/support/model/view-walk.ts';
import { onScreen } from '#tests/support/on-screen.ts';

const banner = page.getByRole('region', { name: consentMessages.label });
const press = (name: string) => page.getByRole('button', { name }).click();
const isGone = async () => {
  await expect.element(banner).not.toBeInTheDocument();
};

const screens = walkScreens<typeof consentMachine>({
  ...onScreen(consentEntry),
  gestures: {
    'consent.accept': () => press(consentMessages.accept),
    'consent.reject': () => press(consentMessages.reject),
    'consent.review': told,
  },
  screens: {
    asking: async () => {
      await expect.element(banner).toBeVisible();
    },
    storing: isGone,
    accepted: isGone,
    trackerless: isGone,
    rejected: isGone,
  },
});

describe('the cookie banner', () => {
  it('[FLOW-03] asserts each state in which it rests, and no other', () => {
    expect(screens.gaps()).toEqual({ missing: [], orphaned: [] });
  });

  it.each(screens.paths)('[FLOW-03] [HOME-06] $title', async (path) => {
    await screens.walk(path);
  });

  it.each([consentMessages.accept, consentMessages.reject])(
    '[HOME-06] leaves the focus to the page when %s is chosen by keyboard',
    async (answer) => {
      await renderInApp(
        {
          machine: settleLeaves(consentMachine),
          input: { stored: null },
          clock: new SimulatedClock(),
          inspect: () => {},
        },
        {
          child: 'consent',
          route: 'login',
          view: (
            <>
              <Notices />
              <main id="content" tabIndex={-1}>
                The page
              </main>
            </>
          ),
        },
      );
      const button = banner.getByRole('button', { name: answer });
      await expect.element(button).toBeVisible();
      (button.element() as HTMLElement).focus();
      await userEvent.keyboard('{Enter}');
      await isGone();
      await expect.element(page.getByRole('main')).toHaveFocus();
    },
  );
});
