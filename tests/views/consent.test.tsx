import { describe, expect, it } from 'vitest';
import { SimulatedClock, type AnyActorRef } from 'xstate';
import { page, userEvent } from 'vitest/browser';
import { stageWholeApp } from '#gallery/screens/app-screens.tsx';
import { sampleTenant } from '#gallery/screens/tenant-fixture.ts';
import { consentEntry } from '#machines/consent/consent.entry.ts';
import { consentMachine, type ConsentInput } from '#machines/consent/consent.machine.ts';
import { sampleSessions } from '#machines/samples/sessions.ts';
import { consentMessages } from '#src/flows/consent/consent.messages.ts';
import { footerMessages } from '#src/messages/footer.ts';
import SessionNotices from '#src/layouts/session-notices.tsx';
import { Notices } from '#src/layouts/notices.tsx';
import { renderInApp } from '#tests/support/hosted-app.tsx';
import { resolve, settleLeaves } from '#paths/explore/settle-on-command.ts';
import { walkScreens } from '#tests/support/view-walk.ts';
import { parentOf } from '#paths/explore/xstate-internals.ts';
import { renderStaged } from '#tests/support/harness-view.tsx';

const banner = page.getByRole('region', { name: consentMessages.label });
const press = (name: string) => page.getByRole('button', { name }).click();
const review = page.getByRole('button', { name: footerMessages.cookies });
const isGone = async () => {
  await expect.element(banner).not.toBeInTheDocument();
};

/** A page of a member's has a way back to the choice, at its foot. */
const screens = walkScreens<typeof consentMachine>({
  entry: consentEntry,
  mount: async (mounting) => {
    const { stored: storedConsent } = mounting.input as ConsentInput;
    const consent = await renderStaged(
      stageWholeApp(mounting, { child: 'consent', input: { storedConsent } }, sampleTenant),
    );
    const session: AnyActorRef | undefined = parentOf(consent)?.getSnapshot().children.session;
    if (session) resolve(session, 'fetchSession', sampleSessions.active);
    await expect.element(review).toBeVisible();
    return consent;
  },
  gestures: {
    'consent.accept': () => press(consentMessages.accept),
    'consent.reject': () => press(consentMessages.reject),
    'consent.review': () => review.click(),
  },
  screens: {
    asking: async () => {
      await expect.element(banner).toBeVisible();
    },
    storing: isGone,
    accepted: isGone,
    trackingUnavailable: isGone,
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

  it('[HOME-06] [ACCS-02] can be asked again at the foot of a public page, and takes the focus', async () => {
    await renderInApp(
      {
        machine: settleLeaves(consentMachine),
        input: { stored: 'accepted' },
        clock: new SimulatedClock(),
        inspect: () => {},
      },
      {
        child: 'consent',
        route: 'login',
        view: (
          <div>
            <SessionNotices />
            <Notices />
            <main id="content" tabIndex={-1}>
              The page
            </main>
            <footer>
              <a href="/support/terms">Terms</a>
            </footer>
          </div>
        ),
      },
    );
    await page.getByRole('contentinfo').getByRole('button', { name: footerMessages.cookies }).first().click();
    await expect.element(banner).toBeVisible();
    await expect.element(banner.getByRole('button', { name: consentMessages.reject })).toHaveFocus();
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
