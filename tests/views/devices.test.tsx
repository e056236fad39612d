import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { SimulatedClock } from 'xstate';
import { devicesEntry } from '#machines/devices/devices.entry.ts';
import { devicesMachine } from '#machines/devices/devices.machine.ts';
import { refusal } from '#machines/samples/failures.ts';
import { sampleDevices } from '#machines/samples/devices.ts';
import { accountMessages } from '#src/flows/account/account.messages.ts';
import { devicesMessages as copy } from '#src/flows/account/devices.messages.ts';
import { DevicesSection } from '#src/flows/account/devices-section.view.tsx';
import { controlMessages } from '#src/messages/controls.ts';
import { renderFlowView } from '#tests/support/flow-view.tsx';
import { inputOf, reject, resolve, settleLeaves } from '#paths/explore/settle-on-command.ts';
import { external, walkScreens } from '#tests/support/view-walk.ts';
import { onScreen } from '#tests/support/on-screen.ts';
import { expectNoAxeViolations } from '#tests/support/view-axe.ts';

const [laptop, phone] = sampleDevices;
if (!laptop || !phone) throw new Error('There are two samples.');

const button = (name: string) => page.getByRole('button', { name, exact: true });
const list = page.getByRole('list', { name: copy.list });
const alert = page.getByRole('alert');

const screens = walkScreens<typeof devicesMachine>({
  ...onScreen(devicesEntry),
  gestures: { 'devices.refresh': external },
  screens: {
    listed: () =>
      expect.element(page.getByRole('heading', { name: accountMessages.devices.title })).toBeVisible(),
  },
});

async function open() {
  const flow = await renderFlowView(
    {
      machine: settleLeaves(devicesMachine),
      input: undefined,
      clock: new SimulatedClock(),
      inspect: () => {},
    },
    (actor) => <DevicesSection devices={actor} />,
  );
  const child = (name: 'devicesRead' | 'ending') => {
    const actor = flow.getSnapshot().children[name];
    if (!actor) throw new Error(`"${name}" is not running.`);
    return actor;
  };
  const answer = (items: unknown, asked = 'fetchResource') => resolve(child('devicesRead'), asked, items);
  return { child, answer };
}

async function openWith(devices: unknown = sampleDevices) {
  const opened = await open();
  opened.answer(devices);
  await expect.element(list).toBeVisible();
  return opened;
}

describe('the logged-in devices', () => {
  it('[FLOW-03] are asserted in each state in which the flow rests, and no other', () => {
    expect(screens.gaps()).toEqual({ missing: [], orphaned: [] });
  });

  it.each(screens.paths)('[FLOW-03] [AUTH-09] $title', async (path) => {
    await screens.walk(path);
  });

  it('[AUTH-09] are listed with what they are called, since when and how lately they were used', async () => {
    await openWith();
    const rows = list.getByRole('listitem').elements();
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Chrome on LinuxThis deviceIn use nowLogged in Nov\u00a022,\u00a02026, 9:30\u00a0AM',
      'Safari on iOSLast used Nov\u00a022,\u00a02026, 10:10\u00a0PMLogged in Nov\u00a020,\u00a02026, 6:05\u00a0PMLog out',
    ]);
    await expectNoAxeViolations();
    await page.viewport(320, 640);
    expect(document.documentElement.scrollWidth).toBe(320);
    await expectNoAxeViolations();
    await page.viewport(1440, 900);
  });

  it('[AUTH-09] where there is no other, nothing offers to log it out', async () => {
    await openWith([{ ...laptop, browser: null }]);
    await expect.element(list).toHaveTextContent('Unknown browser');
    await expect.element(page.getByText(copy.alone)).toBeVisible();
    expect(page.getByRole('button').elements()).toEqual([]);
  });

  it('[AUTH-09] one is logged out once, and leaves the list, which takes the focus', async () => {
    const { child, answer } = await openWith();
    await button(copy.endHint(phone)).click();
    expect(inputOf(child('ending'), 'sendForm')).toEqual({ values: { which: 'one', id: phone.id } });
    await expect.element(button(copy.endHint(phone))).toHaveAttribute('aria-busy', 'true');
    await expect.element(button(copy.endOthers)).toHaveAttribute('aria-disabled', 'true');
    await button(copy.endOthers).click({ force: true });
    expect(inputOf(child('ending'), 'sendForm')).toEqual({ values: { which: 'one', id: phone.id } });
    resolve(child('ending'), 'sendForm', { which: 'one', id: phone.id });
    answer([laptop], 'refetchResource');
    await expect.element(page.getByText(copy.alone)).toBeVisible();
    expect(document.activeElement).toBe(list.element());
  });

  it('[AUTH-09] all others are logged out together', async () => {
    const { child, answer } = await openWith();
    await button(copy.endOthers).click();
    await expect.element(button(copy.ending)).toHaveAttribute('aria-busy', 'true');
    expect(inputOf(child('ending'), 'sendForm')).toEqual({ values: { which: 'others' } });
    resolve(child('ending'), 'sendForm', { which: 'others' });
    answer([laptop], 'refetchResource');
    await expect.element(page.getByText(copy.alone)).toBeVisible();
  });

  it('[AUTH-09] what could not be logged out stays, with the reason, and is tried again', async () => {
    const { child } = await openWith();
    await button(copy.endHint(phone)).click();
    reject(child('ending'), 'sendForm', refusal('', 'i_000').error);
    await expect.element(alert).toHaveTextContent(copy.refused);
    await expectNoAxeViolations();
    await button(copy.endHint(phone)).click();
    await expect.element(button(copy.endHint(phone))).toHaveAttribute('aria-busy', 'true');
    expect(alert.query()).toBe(null);
  });

  it('[AUTH-09] that cannot be read say so by themselves, and are read again', async () => {
    const { child, answer } = await open();
    reject(child('devicesRead'), 'fetchResource', { kind: 'offline' });
    await button(controlMessages.retryHint(accountMessages.devices.failed)).click();
    answer(sampleDevices);
    await expect.element(list).toBeVisible();
  });
});
