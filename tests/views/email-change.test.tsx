import { useEffect, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { SimulatedClock } from 'xstate';
import type { User } from '#machines/domain/member.ts';
import { emailChangeEntry } from '#machines/email-change/email-change.entry.ts';
import { emailChangeMachine, type EmailChangeRef } from '#machines/email-change/email-change.machine.ts';
import { refusal } from '#machines/samples/failures.ts';
import { sampleSessions } from '#machines/samples/sessions.ts';
import { emailChangeMessages as copy } from '#src/flows/account/email-change.messages.ts';
import EmailChange from '#src/flows/account/email-change.view.tsx';
import { inputOf, reject, resolve, settleLeaves } from '#paths/explore/settle-on-command.ts';
import { onScreen } from '#tests/support/on-screen.ts';
import { renderFlowView } from '#tests/support/flow-view.tsx';
import { expectNoAxeViolations } from '#tests/support/view-axe.ts';
import { external, walkScreens } from '#tests/support/view-walk.ts';

const { user } = sampleSessions.active;
const waiting: User = {
  ...user,
  pendingEmail: { email: 'ada@example.com', endsAt: '2026-11-29T09:30:00Z' },
};

const button = (name: string) => page.getByRole('button', { name, exact: true });
const text = (words: string) => page.getByText(words, { exact: true });
const resend = button(copy.resend);
const awaited = text(copy.awaited('ada@example.com', user.email));

let show: (user: User) => void;

function Shown({ flow }: { flow: EmailChangeRef }) {
  const [shown, setShown] = useState(waiting);
  useEffect(() => {
    show = setShown;
  }, []);
  return <EmailChange flow={flow} user={shown} />;
}

const screens = walkScreens<typeof emailChangeMachine>({
  ...onScreen(emailChangeEntry, { isPart: true }),
  gestures: {
    'link.open': external,
    'link.retry': () => button(copy.retry).click(),
  },
  screens: {
    confirming: () => expect.element(text(copy.confirming)).toBeVisible(),
    'resting.ready': () => expect.element(awaited).toBeVisible(),
    'resting.confirmed': () => expect.element(text(copy.confirmed(user.email).title)).toBeVisible(),
    'resting.ended': () => expect.element(text(copy.ended(user.email).text)).toBeVisible(),
    'resting.taken': () => expect.element(text(copy.taken(user.email).text)).toBeVisible(),
    'resting.failed': () => expect.element(text(copy.failed)).toBeVisible(),
  },
});

async function open(token: string | null = null) {
  const flow = await renderFlowView(
    {
      machine: settleLeaves(emailChangeMachine),
      input: { token },
      clock: new SimulatedClock(),
      inspect: () => {},
    },
    (actor) => <Shown flow={actor} />,
  );
  const form = () => {
    const actor = flow.getSnapshot().children.pendingEmail;
    if (!actor) throw new Error('The form is not running.');
    return actor;
  };
  return { flow, form };
}

describe('a new email', () => {
  it('[FLOW-03] is asserted in each state in which the flow rests, and no other', () => {
    expect(screens.gaps()).toEqual({ missing: [], orphaned: [] });
  });

  it.each(screens.paths)('[FLOW-03] [LIFE-09] $title', async (path) => {
    await screens.walk(path);
  });

  it('[LIFE-09] says what is awaited, until when, and what logs in meanwhile', async () => {
    await open();
    await expect.element(awaited).toBeVisible();
    await expect.element(text(copy.endsAt('2026-11-29T09:30:00Z'))).toBeVisible();
    await expectNoAxeViolations();
    await page.viewport(320, 640);
    expect(document.documentElement.scrollWidth).toBe(320);
    await page.viewport(1440, 900);
  });

  it('[LIFE-09] has its link sent again once', async () => {
    const { form } = await open();
    await resend.dblClick();
    expect(inputOf(form(), 'sendForm')).toEqual({ values: { action: 'resend' } });
    await expect.element(button(copy.resending)).toHaveAttribute('aria-busy', 'true');
    resolve(form(), 'sendForm', { action: 'resend', user: waiting });
    await expect.element(resend).toBeVisible();
  });

  it('[LIFE-09] is dropped, and nothing is awaited then', async () => {
    const { form } = await open();
    await button(copy.drop).click();
    expect(inputOf(form(), 'sendForm')).toEqual({ values: { action: 'drop' } });
    resolve(form(), 'sendForm', { action: 'drop', user });
    show(user);
    await expect.element(resend).not.toBeInTheDocument();
    expect(awaited.query()).toBe(null);
    expect(document.activeElement).not.toBe(document.body);
  });

  it('[LIFE-09] that could not be sent again says why', async () => {
    const { form } = await open();
    await resend.click();
    reject(form(), 'sendForm', refusal('', 'i_pass_002').error);
    await expect.element(page.getByRole('alert')).toHaveTextContent(copy.refused);
    await expectNoAxeViolations();
  });

  it('[LIFE-09] is not sent to twice: a link is tried again with its token where no answer came', async () => {
    const { flow } = await open('link-token-of-a-mail');
    reject(flow, 'confirmEmail', { kind: 'offline' });
    await expect.element(page.getByRole('alert')).toHaveFocus();
    await expectNoAxeViolations();
    await button(copy.retry).click();
    expect(inputOf(flow, 'confirmEmail')).toEqual({ token: 'link-token-of-a-mail' });
    resolve(flow, 'confirmEmail', { ...user, email: 'ada@example.com' });
    show({ ...user, email: 'ada@example.com' });
    await expect.element(text(copy.confirmed('ada@example.com').title)).toBeVisible();
    await expectNoAxeViolations();
  });
});
