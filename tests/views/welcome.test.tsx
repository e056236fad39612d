import { welcomeMessages } from '#src/flows/welcome/welcome.messages.ts';
import { SimulatedClock } from 'xstate';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sampleProgramme } from '#machines/samples/programme.ts';
import { sampleSessions } from '#machines/samples/sessions.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { controlMessages } from '#src/messages/controls.ts';
import Overlays from '#src/layouts/overlays.tsx';
import { renderInApp } from '#tests/support/hosted-app.tsx';
import { resolve, settleLeaves } from '#paths/explore/settle-on-command.ts';
import { parentOf } from '#paths/explore/xstate-internals.ts';
import { expectNoAxeViolations } from '#tests/support/view-axe.ts';

const copy = welcomeMessages;
const { firstName } = sampleSessions.active.user;
const dialog = page.getByRole('dialog', { name: copy.title(firstName) });
const heading = page.getByRole('heading', { level: 1, name: 'Home' });

/** Home, at the moment when the person who is signed in has become a member. */
async function join() {
  const session = await renderInApp(
    {
      machine: settleLeaves(sessionMachine),
      input: undefined,
      clock: new SimulatedClock(),
      inspect: () => {},
    },
    {
      child: 'session',
      route: 'home',
      view: (
        <>
          <main>
            <h1 tabIndex={-1}>Home</h1>
          </main>
          <Overlays />
        </>
      ),
    },
  );
  resolve(session, 'fetchSession', sampleSessions.active);
  (heading.element() as HTMLElement).focus();
  parentOf(session)?.send({ type: 'member.joined' });
  await expect.element(dialog).toBeVisible();
}

/** A dialog gives the focus back after it has left the page; a test that ends sooner leaves that to the next one. */
async function expectClosed() {
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(heading).toHaveFocus();
}

const ways: readonly [way: string, close: () => Promise<unknown>][] = [
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['the close button', () => dialog.getByRole('button', { name: controlMessages.close }).click()],
  ['its only action', () => dialog.getByRole('button', { name: copy.close }).click()],
];

describe('the welcome', () => {
  it('[JOIN-07] [JOIN-08] greets a new member by name, and says how it works from here', async () => {
    await join();
    await expect.element(dialog.getByText(copy.text(sampleProgramme.client.name))).toBeVisible();
    expect(
      dialog
        .getByRole('listitem')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(copy.steps.map((step, index) => `${index + 1}${step}`));
    expect(dialog.element().contains(document.activeElement)).toBe(true);
    await expectNoAxeViolations();
    await userEvent.keyboard('{Escape}');
    await expectClosed();
  });

  it.each(ways)('[JOIN-08] is closed by %s, and the focus is back where it was', async (_, close) => {
    await join();
    await close();
    await expectClosed();
  });
});
