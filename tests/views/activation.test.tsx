import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { SimulatedClock, type AnyActorRef } from 'xstate';
import { activationEntry } from '#machines/activation/activation.entry.ts';
import { activationMachine } from '#machines/activation/activation.machine.ts';
import { sampleSessions } from '#machines/samples/sessions.ts';
import { activationMessages } from '#src/flows/activation/activation.messages.ts';
import { fieldMessages, newPasswordMessages } from '#src/messages/fields.ts';
import { Activate } from '#src/flows/activation/activation.page.tsx';
import { audited } from '#tests/support/audited-screens.ts';
import { renderFlowView } from '#tests/support/flow-view.tsx';
import { inputOf, reject, resolve, settleLeaves } from '#paths/explore/settle-on-command.ts';
import { gesturesOn } from '#paths/drive/gesture.ts';
import { activationGestures } from '#paths/drive/gestures/activation.ts';
import { walkScreens } from '#tests/support/view-walk.ts';
import { expectNoAxeViolations } from '#tests/support/view-axe.ts';
import { onScreen } from '#tests/support/on-screen.ts';

const { reading, failed, choose, invalid, sent } = activationMessages;

const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (label: string) => page.getByLabelText(label, { exact: true });
const alert = () => page.getByRole('alert');

const screens = walkScreens<typeof activationMachine>({
  ...onScreen(activationEntry),
  gestures: gesturesOn(page, activationGestures),
  screens: audited({
    reading: async () => {
      await expect.element(heading(reading.title)).toBeVisible();
      await expect.poll(() => document.querySelector('[aria-busy=true]')).not.toBeNull();
    },
    failed: async () => {
      await expect.element(alert()).toBeVisible();
      await expect.element(button(failed.retry)).toBeEnabled();
    },
    choosingPassword: async () => {
      await expect.element(heading(choose.title('Ada'))).toBeVisible();
      await expect.element(button(choose.submit)).toBeEnabled();
    },
    invalid: async () => {
      await expect.element(heading(invalid.title)).toBeVisible();
      await expect.element(button(invalid.submit)).toBeEnabled();
    },
    linkSent: async () => {
      await expect.element(heading(sent.title)).toBeVisible();
      await expect.element(page.getByText('ada@example.com')).toBeVisible();
    },
    activated: async () => {
      await expect.element(button(choose.busy)).toHaveAttribute('aria-busy', 'true');
    },
  }),
});

describe('the activation page', () => {
  it('[FLOW-03] [AUTH-05] asserts each state in which it rests, and no other', () => {
    expect(screens.gaps()).toEqual({ missing: [], orphaned: [] });
  });

  it.each(screens.paths)('[FLOW-03] [AUTH-05] $title', async (path) => {
    await screens.walk(path);
  });
});

async function open() {
  const flow = await renderFlowView(
    {
      machine: settleLeaves(activationMachine),
      input: undefined,
      clock: new SimulatedClock(),
      inspect: () => {},
    },
    (actor) => <Activate flow={actor} />,
  );
  const child = (name: string): AnyActorRef => {
    const children: Record<string, AnyActorRef | undefined> = flow.getSnapshot().children;
    const found = children[name];
    if (!found) throw new Error(`The form "${name}" is not running.`);
    return found;
  };
  return { flow, child };
}

describe('the form that activates', () => {
  it('[AUTH-05] [R32] shows the plan, names what is missing, and sends what was chosen', async () => {
    const { flow, child } = await open();
    resolve(flow, 'readOffer', sampleSessions.active);
    await expect.element(page.getByText('Gold')).toBeVisible();
    await expect.element(page.getByText('$25.00 a month')).toBeVisible();
    await expect.element(page.getByText(sampleSessions.active.user.email)).toBeVisible();
    await expectNoAxeViolations();

    await button(choose.submit).click();
    await expect.element(field(newPasswordMessages.password)).toHaveFocus();
    await expect.element(alert()).toHaveTextContent(fieldMessages.over18Missing);
    await expectNoAxeViolations();
    expect(child('activate').getSnapshot().value).toBe('editing');

    await field(newPasswordMessages.password).fill('N3w!password-chosen');
    await field(newPasswordMessages.confirmation).fill('N3w!password-chosen');
    await page.getByRole('checkbox', { name: choose.over18 }).click();
    await button(choose.submit).click();
    await expect.element(button(choose.busy)).toHaveAttribute('aria-busy', 'true');
    expect(inputOf(child('activate'), 'sendForm')).toEqual({
      values: {
        password: 'N3w!password-chosen',
        passwordConfirmation: 'N3w!password-chosen',
        over18: true,
        newsletter: false,
      },
    });
    reject(child('activate'), 'sendForm', { kind: 'offline' });
    await expect
      .element(alert())
      .toHaveTextContent('We couldn’t reach the server. Check your connection and try again.');
    await expect.element(field(newPasswordMessages.password)).toHaveValue('N3w!password-chosen');
    await expectNoAxeViolations();
  });
});

describe('the form that asks for a new link', () => {
  it('[AUTH-05] [R20] sends the address, and comes back with it', async () => {
    const { flow, child } = await open();
    resolve(flow, 'readOffer', null);
    await field(activationMessages.email).fill('ada@example.com');
    await button(invalid.submit).click();
    expect(inputOf(child('requestLink'), 'sendForm')).toEqual({ values: { email: 'ada@example.com' } });
    resolve(child('requestLink'), 'sendForm', { email: 'ada@example.com' });
    await expect.element(heading(sent.title)).toBeVisible();
    await expectNoAxeViolations();
    await button(sent.again).click();
    await expect.element(field(activationMessages.email)).toHaveValue('ada@example.com');
    await expectNoAxeViolations();
  });
});
