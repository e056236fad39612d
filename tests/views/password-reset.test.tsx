import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SimulatedClock, type AnyActorRef } from 'xstate';
import { passwordResetEntry } from '#machines/password-reset/password-reset.entry.ts';
import { passwordResetMachine } from '#machines/password-reset/password-reset.machine.ts';
import type { PageStep } from '#machines/page/page.types.ts';
import { refusal } from '#machines/samples/failures.ts';
import { loginMessages } from '#src/flows/login/login.messages.ts';
import { passwordResetMessages } from '#src/flows/password-reset/password-reset.messages.ts';
import { PasswordReset } from '#src/flows/password-reset/password-reset.page.tsx';
import { audited } from '#tests/support/audited-screens.ts';
import { renderFlowView } from '#tests/support/flow-view.tsx';
import { inputOf, reject, resolve, settleLeaves } from '#paths/explore/settle-on-command.ts';
import { external, walkScreens } from '#tests/support/view-walk.ts';
import { expectNoAxeViolations } from '#tests/support/view-axe.ts';
import { onScreen } from '#tests/support/on-screen.ts';

const { request, code, password, expired } = passwordResetMessages;

const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (label: string) => page.getByLabelText(label, { exact: true });
const alert = () => page.getByRole('alert');

const expectResend = async (state: 'offered' | 'resting') => {
  await expect.element(heading(code.title)).toBeVisible();
  if (state === 'offered') await expect.element(button(code.resend)).toBeEnabled();
  else await expect.element(button(code.resend)).toHaveAttribute('aria-disabled', 'true');
};

const isOnItsWay = async () => {
  await expect.poll(() => document.querySelector('[aria-busy=true]')).not.toBeNull();
};

const screens = walkScreens<typeof passwordResetMachine>({
  ...onScreen(passwordResetEntry),
  gestures: {
    'step.entered': external,
    'code.resend': () => button(code.resend).click(),
  },
  screens: audited({
    requestingCode: async () => {
      await expect.element(heading(request.title)).toBeVisible();
      await expect.element(button(request.submit)).toBeEnabled();
    },
    'enteringCode.checkingPendingMail': () => expectResend('resting'),
    'enteringCode.pausing': () => expectResend('resting'),
    'enteringCode.offering': () => expectResend('offered'),
    'enteringCode.resending': async () => {
      await expect.element(button(code.resending)).toHaveAttribute('aria-busy', 'true');
    },
    'enteringCode.resent': async () => {
      await expectResend('resting');
      await expect.element(page.getByText(code.resent)).toBeVisible();
    },
    'enteringCode.refused': async () => {
      await expectResend('offered');
      await expect.element(alert()).toBeVisible();
    },
    'enteringCode.throttled': async () => {
      await expectResend('resting');
      await expect.element(alert()).toBeVisible();
    },
    checkingPendingGrant: async () => {
      await expect.element(heading(password.title)).toBeVisible();
      await expect.element(button(password.submit)).not.toBeInTheDocument();
    },
    choosingPassword: async () => {
      await expect.element(button(password.submit)).toBeEnabled();
    },
    expired: async () => {
      await expect.element(heading(expired.title)).toBeVisible();
      await expect
        .element(page.getByRole('link', { name: expired.again }))
        .toHaveAttribute('href', '/password-forgot');
    },
    navigating: isOnItsWay,
    turningBack: isOnItsWay,
    changed: async () => {
      await expect.element(button(password.busy)).toHaveAttribute('aria-busy', 'true');
    },
  }),
});

describe('the way to a new password', () => {
  it('[FLOW-03] [AUTH-04] asserts each state in which it rests, and no other', () => {
    expect(screens.gaps()).toEqual({ missing: [], orphaned: [] });
  });

  it.each(screens.paths)('[FLOW-03] [AUTH-04] $title', async (path) => {
    await screens.walk(path);
  });
});

const email = 'ada@example.com';
const clock = () => new SimulatedClock();

async function open(input: PageStep) {
  const flow = await renderFlowView(
    { machine: settleLeaves(passwordResetMachine), input, clock: clock(), inspect: () => {} },
    (actor) => <PasswordReset flow={actor} />,
  );
  const child = (name: string): AnyActorRef => {
    const children: Record<string, AnyActorRef | undefined> = flow.getSnapshot().children;
    const found = children[name];
    if (!found) throw new Error(`The form "${name}" is not running.`);
    return found;
  };
  return { flow, child };
}

async function openCode() {
  const opened = await open({ step: 'password-reset-1', search: { email } });
  resolve(opened.flow, 'recallMail', { sentAt: Date.now(), pause: 30_000 });
  return opened;
}

describe('the form for a code', () => {
  it('[AUTH-04] [R23] sends a pasted code once, as soon as it is whole', async () => {
    const { child } = await openCode();
    await expect.element(page.getByText(email)).toBeVisible();
    await field(code.label).fill('12 34-56');
    await expect.element(button(code.busy)).toHaveAttribute('aria-busy', 'true');
    expect(inputOf(child('enterCode'), 'sendForm')).toEqual({ values: { email, code: '123456' } });
    await userEvent.keyboard('{Enter}');
    await expectNoAxeViolations();
    reject(child('enterCode'), 'sendForm', refusal('', 'i_pass_002').error);
    await expect.element(field(code.label)).toHaveAccessibleDescription(`${code.hint} ${code.wrong}`);
    await expect.element(field(code.label)).toHaveFocus();
    await expect.element(alert()).not.toBeInTheDocument();
    await expectNoAxeViolations();
    await userEvent.keyboard('654321');
    await expect.element(button(code.busy)).toHaveAttribute('aria-busy', 'true');
    expect(inputOf(child('enterCode'), 'sendForm')).toEqual({ values: { email, code: '654321' } });
  });

  it('[AUTH-04] says how long the code works, and when another can be asked for', async () => {
    await openCode();
    await expect.element(page.getByText(/^The latest code expires in (5:00|4:5\d)\.$/)).toBeVisible();
    await expect.element(page.getByText(/^in 0:(30|2\d)$/)).toBeVisible();
  });

  it('[AUTH-04] [R22] names Resend when the time of the code is over', async () => {
    const { flow } = await open({ step: 'password-reset-1', search: { email } });
    resolve(flow, 'recallMail', { sentAt: Date.now() - 300_000, pause: 0 });
    await expect.element(page.getByText(code.over).first()).toBeInTheDocument();
    await expect.element(button(code.resend)).toBeEnabled();
    await expectNoAxeViolations();
  });

  it('[AUTH-04] waits when too many codes were tried, and sends none meanwhile', async () => {
    const { child } = await openCode();
    await field(code.label).fill('123456');
    reject(child('enterCode'), 'sendForm', refusal('', 'i_pass_003', 60).error);
    await expect.element(alert()).toHaveTextContent('Too many requests. Please try again in 60 seconds.');
    await expect.element(button(passwordResetMessages.wait)).toHaveAttribute('aria-disabled', 'true');
    await field(code.label).fill('');
    await field(code.label).fill('654321');
    expect(child('enterCode').getSnapshot().value).toBe('waiting');
    await expectNoAxeViolations();
  });
});

describe('the form for a new password', () => {
  it('[AUTH-04] [R32] leaves what was entered when the server names a field', async () => {
    const { flow, child } = await open({ step: 'password-reset-2', search: {} });
    resolve(flow, 'recallGrant', { email });
    await expect.element(page.getByText(password.lead(email))).toBeVisible();
    await field(password.label).fill('Password1!');
    await field(password.confirmation).fill('Password1!');
    await button(password.submit).click();
    await expect.element(button(password.busy)).toHaveAttribute('aria-busy', 'true');
    const words = 'This password is too common.';
    reject(child('choosePassword'), 'sendForm', {
      kind: 'rejected',
      status: 422,
      code: null,
      message: words,
      fields: { password: [words] },
      retryAfter: null,
    });
    await expect.element(field(password.label)).toHaveFocus();
    await expect.element(field(password.label)).toHaveAccessibleDescription(new RegExp(words));
    await expect.element(field(password.label)).toHaveValue('Password1!');
    await expectNoAxeViolations();
  });
});

describe('the form that asks for a code', () => {
  it('[AUTH-04] refuses an address that can’t be right, and sends nothing', async () => {
    const { child } = await open({ step: 'password-forgot', search: {} });
    await field(passwordResetMessages.email).fill('not an address');
    await button(request.submit).click();
    await expect
      .element(field(passwordResetMessages.email))
      .toHaveAccessibleDescription(loginMessages.fields.emailInvalid);
    expect(child('requestCode').getSnapshot().value).toBe('editing');
    await expectNoAxeViolations();
  });
});
