import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createActor, SimulatedClock } from 'xstate';
import { accountReads } from '#machines/account/account-reads.ts';
import { accountSettingsEntry } from '#machines/account-settings/account-settings.entry.ts';
import { accountSettingsMachine } from '#machines/account-settings/account-settings.machine.ts';
import type { Session } from '#machines/domain/member.ts';
import type { SettingRow } from '#machines/domain/setting-rows.ts';
import { refusal } from '#machines/samples/failures.ts';
import { sampleSessions } from '#machines/samples/sessions.ts';
import { AccountScreen } from '#src/flows/account/account-screen.tsx';
import { settingsMessages as copy } from '#src/flows/account/settings.messages.ts';
import { AccountSettings } from '#src/flows/account/settings.view.tsx';
import { errorMessage } from '#src/messages/errors.ts';
import { fieldMessages } from '#src/messages/fields.ts';
import { audited } from '#tests/support/audited-screens.ts';
import { renderFlowView } from '#tests/support/flow-view.tsx';
import { inputOf, reject, resolve, settleLeaves } from '#tests/support/model/settle-on-command.ts';
import { walkScreens } from '#tests/support/model/view-walk.ts';
import type { Mounting } from '#tests/support/model/mounting.ts';
import { expectNoAxeViolations } from '#tests/support/view-axe.ts';
import { onScreen } from '#tests/support/on-screen.ts';

const { active } = sampleSessions;
const address = {
  street: '1 Elm St',
  city: 'Boston',
  region: 'MA',
  postalCode: '02134',
  country: 'US',
} as const;
const member: Session = { ...active, user: { ...active.user, phone: '617 555 0100', address } };
const causes = {
  items: [
    { id: 'rowing', name: 'Rowing', imagePath: '' },
    { id: 'soccer', name: 'Soccer', imagePath: '' },
  ],
  selectedId: 'rowing',
};

const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByLabelText(name, { exact: true });
const group = (row: SettingRow) => page.getByRole('group', { name: copy.labels[row], exact: true });
const change = (row: SettingRow) => button(copy.act(copy.change, row));
const text = (words: string) => page.getByText(words, { exact: true });
const alert = page.getByRole('alert');

function mount(mounting: Mounting<typeof accountSettingsMachine>, session = member) {
  const affinities = createActor(settleLeaves(accountReads.affinities)).start();
  affinities.send({ type: 'resource.load', params: {} });
  resolve(affinities, 'fetchResource', causes);
  return renderFlowView(
    mounting,
    (settings) => (
      <AccountScreen email={session.user.email} completeness={null}>
        <AccountSettings settings={settings} affinities={affinities} session={session} />
      </AccountScreen>
    ),
    session,
  );
}

const isOpen = () =>
  expect.element(page.getByRole('group').getByRole('button', { name: copy.save })).toBeVisible();

const screens = walkScreens<typeof accountSettingsMachine>({
  ...onScreen(accountSettingsEntry),
  gestures: {
    'row.open': ({ row }) => change(row).click(),
    'row.close': () => button(copy.cancel).click(),
    'text.entered': () => page.getByRole('group').getByRole('textbox').first().fill('617 555 0199'),
    'text.keep': () => button(copy.unsaved.keep).click(),
    'text.discard': () => button(copy.unsaved.discard).click(),
  },
  screens: audited({
    'rows.closed': async () => {
      await expect.element(change('name')).toBeVisible();
      expect(button(copy.save).query()).toBe(null);
    },
    'rows.editing.untouched': isOpen,
    'rows.editing.entered': async () => {
      await isOpen();
      expect(alert.query()).toBe(null);
    },
    'rows.editing.asking': () => expect.element(button(copy.unsaved.discard)).toBeVisible(),
    'rows.choosingAffinity': () => expect.element(group('affinity')).toBeVisible(),
    'newsletter.switching': () => expect.element(page.getByRole('switch')).toBeVisible(),
  }),
});

describe('the settings of an account', () => {
  it('[FLOW-03] asserts each state in which they rest, and no other', () => {
    expect(screens.gaps()).toEqual({ missing: [], orphaned: [] });
  });

  it.each(screens.paths)('[FLOW-03] [ACCT-01] $title', async (path) => {
    await screens.walk(path);
  });
});

async function open(session = member, row: SettingRow | null = null) {
  const settings = await mount(
    {
      machine: settleLeaves(accountSettingsMachine),
      input: { row },
      clock: new SimulatedClock(),
      inspect: () => {},
    },
    session,
  );
  const child = (name: 'setting' | 'newsletter' | 'affinity') => {
    const actor = settings.getSnapshot().children[name];
    if (!actor) throw new Error(`"${name}" is not running.`);
    return actor;
  };
  return { settings, child };
}

interface Filled {
  row: Exclude<SettingRow, 'affinity'>;
  entered: Readonly<Record<string, string>>;
  sent: unknown;
}

const filled: Filled[] = [
  {
    row: 'name',
    entered: { [copy.firstName]: ' נועה ', [copy.lastName]: 'O’Neil' },
    sent: { firstName: 'נועה', lastName: 'O’Neil' },
  },
  { row: 'phone', entered: { [copy.phone]: '207 555 0134' }, sent: { phone: '207 555 0134' } },
  {
    row: 'address',
    entered: { 'ZIP code': '04101', City: 'Portland' },
    sent: { ...address, postalCode: '04101', city: 'Portland' },
  },
  {
    row: 'email',
    entered: { [copy.newEmail]: 'ada@example.com', [copy.newEmailAgain]: 'Ada@example.com' },
    sent: { email: 'ada@example.com', emailConfirmation: 'Ada@example.com' },
  },
  {
    row: 'password',
    entered: {
      [copy.currentPassword]: 'Demo!2345',
      [copy.newPassword]: 'N3w!pass',
      [copy.newPasswordAgain]: 'N3w!pass',
    },
    sent: { currentPassword: 'Demo!2345', password: 'N3w!pass', passwordConfirmation: 'N3w!pass' },
  },
];

async function fill(entered: Filled['entered']) {
  for (const [label, value] of Object.entries(entered)) await field(label).fill(value);
}

describe('a setting', () => {
  it.each(filled)(
    '[ACCT-01] [ACCT-03] [R50] $row is sent once, and nothing says so before the answer',
    async (each) => {
      const { settings, child } = await open();
      await change(each.row).click();
      await expect.element(group(each.row)).toBeVisible();
      expect(group(each.row).element().contains(document.activeElement)).toBe(true);
      await fill(each.entered);
      await button(copy.save).dblClick();
      expect(inputOf(child('setting'), 'sendForm')).toEqual({ values: { row: each.row, values: each.sent } });
      await expect.element(button(copy.saving)).toHaveAttribute('aria-busy', 'true');
      await userEvent.keyboard('{Escape}');
      expect(settings.getSnapshot().matches({ rows: 'editing' })).toBe(true);
      resolve(child('setting'), 'sendForm', {});
      await expect.element(change(each.row)).toHaveFocus();
    },
  );

  it.each([
    ['email', 'i_user_004', copy.newEmail, errorMessage(refusal('', 'i_user_004').error).text],
    ['email', 'i_user_002', copy.newEmailAgain, errorMessage(refusal('', 'i_user_002').error).text],
    ['password', 'i_user_003', copy.currentPassword, fieldMessages.currentPasswordWrong],
    ['password', 'i_user_001', copy.newPasswordAgain, errorMessage(refusal('', 'i_user_001').error).text],
  ] as const)('[ACCT-01] [R50] %s refused with %s says so on its field', async (row, code, label, words) => {
    const { child } = await open();
    await change(row).click();
    await fill(filled.find((each) => each.row === row)?.entered ?? {});
    await button(copy.save).click();
    reject(child('setting'), 'sendForm', refusal('', code).error);
    await expect.element(field(label)).toHaveFocus();
    await expect.element(field(label)).toHaveAttribute('aria-invalid', 'true');
    await expect.element(text(words)).toBeVisible();
    await expectNoAxeViolations();
  });

  it('[ACCT-01] [FRMT-03] a code of the other country is refused before it is sent', async () => {
    const { child } = await open();
    await change('address').click();
    await field('ZIP code').fill('B3H 4R2');
    await button(copy.save).click();
    await expect.element(text(fieldMessages.zipCodeInvalid)).toBeVisible();
    expect(child('setting').getSnapshot().value).toBe('editing');
  });

  it('[ACCT-01] the server’s word on a part of the address stands at that part', async () => {
    const { child } = await open();
    await change('address').click();
    await field('City').fill('Portland');
    await button(copy.save).click();
    reject(child('setting'), 'sendForm', {
      kind: 'rejected',
      status: 422,
      code: null,
      message: 'No.',
      fields: { 'address.city': ['There is no such city.'] },
      retryAfter: null,
    });
    await expect.element(field('City')).toHaveFocus();
    await expect.element(text('There is no such city.')).toBeVisible();
  });

  it.each([{ kind: 'offline' }, { kind: 'timeout' }, { kind: 'expired' }] as const)(
    '[R50] without an answer (%j) what was entered stays, and can be sent again',
    async (error) => {
      const { child } = await open();
      await change('phone').click();
      await field(copy.phone).fill('207 555 0134');
      await button(copy.save).click();
      reject(child('setting'), 'sendForm', error);
      await expect.element(alert).toHaveTextContent(errorMessage(error).text);
      await expect.element(field(copy.phone)).toHaveValue('207 555 0134');
      await button(copy.save).click();
      expect(inputOf(child('setting'), 'sendForm')).toMatchObject({ values: { row: 'phone' } });
    },
  );

  it('[ACCT-01] Escape gives the old value back, and the focus', async () => {
    await open();
    await change('phone').click();
    await field(copy.phone).fill('1');
    await userEvent.keyboard('{Escape}');
    await expect.element(change('phone')).toHaveFocus();
    await expect.element(text('617 555 0100')).toBeVisible();
    await change('phone').click();
    await expect.element(field(copy.phone)).toHaveValue('617 555 0100');
  });

  it('[ACCT-01] another row asks before what was entered is thrown away', async () => {
    await open();
    await change('phone').click();
    await field(copy.phone).fill('207 555 0134');
    await change('name').click();
    await expect.element(button(copy.unsaved.keep)).toHaveFocus();
    await button(copy.unsaved.keep).click();
    await expect.element(field(copy.phone)).toHaveValue('207 555 0134');
    await change('name').click();
    await button(copy.unsaved.discard).click();
    await expect.element(field(copy.firstName)).toHaveFocus();
  });

  it('[ACCT-01] long names, right-to-left ones and what is missing stay in their row', async () => {
    await page.viewport(320, 700);
    const user = {
      ...active.user,
      firstName: 'W'.repeat(60),
      lastName: 'נועה',
      email: `${'e'.repeat(64)}@example.com`,
    };
    document.body.style.paddingInline = '16px';
    await open({ ...active, user });
    await expect.element(text(`${'W'.repeat(60)} נועה`)).toBeVisible();
    await expect.element(text(copy.empty.address)).toBeVisible();
    await expect.element(button(copy.act(copy.add, 'phone'))).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(320);
    await expectNoAxeViolations();
    document.body.style.paddingInline = '';
    await page.viewport(1440, 900);
  });

  it('[ACCT-01] who signs in by a provider has neither an email nor a password to change', async () => {
    await open({ ...member, user: { ...member.user, oauthProvider: 'google' } });
    await expect.element(text(copy.social('Google'))).toBeVisible();
    expect(change('email').query()).toBe(null);
    expect(change('password').query()).toBe(null);
    await expectNoAxeViolations();
  });
});

describe('what a member gives', () => {
  it('[ACCT-02] [R50] the newsletter moves when the server has said so, and says why not', async () => {
    const { child } = await open();
    const newsletter = page.getByRole('switch');
    await newsletter.click();
    expect(inputOf(child('newsletter'), 'sendForm')).toEqual({ values: { isWanted: true } });
    await expect.element(newsletter).not.toBeChecked();
    reject(child('newsletter'), 'sendForm', { kind: 'offline' });
    await expect.element(alert).toHaveTextContent(copy.newsletterRefused);
    await expect.element(newsletter).not.toBeChecked();
    await expectNoAxeViolations();
  });

  it('[ACCT-02] a cause is chosen from the list, and told once it is saved', async () => {
    const { child } = await open();
    await expect.element(text('Rowing')).toBeVisible();
    await change('affinity').click();
    resolve(child('affinity'), 'fetchAffinities', causes);
    await page.getByText('Soccer', { exact: true }).click();
    await button(copy.save).click();
    expect(inputOf(child('affinity'), 'chooseAffinity')).toEqual({ id: 'soccer' });
    await expectNoAxeViolations();
    resolve(child('affinity'), 'chooseAffinity', undefined);
    await expect.element(change('affinity')).toHaveFocus();
  });

  it('[ACCT-02] only round-ups have a monthly cap', async () => {
    await open();
    expect(text(copy.labels.maxRoundUp).query()).toBe(null);
  });
});
