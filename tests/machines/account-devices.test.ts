import { expect, it, onTestFinished } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { accountMachine } from '#machines/account/account.machine.ts';
import { accountSettingsMachine } from '#machines/account-settings/account-settings.machine.ts';
import { settingForm } from '#machines/account-settings/setting-forms.ts';
import { devicesMachine } from '#machines/devices/devices.machine.ts';
import { devicesRead } from '#machines/devices/devices-calls.ts';
import type { Device } from '#machines/domain/device.ts';
import type { SettingChange } from '#machines/domain/setting-rows.ts';
import type { Updates } from '#machines/domain/updates.ts';
import type { ResourceInput } from '#machines/resource/resource.machine.ts';
import { updatesRead } from '#machines/updates/updates-calls.ts';
import { updatesMachine } from '#machines/updates/updates.machine.ts';

const password: SettingChange = {
  row: 'password',
  values: { currentPassword: 'Demo!2345', password: 'Corr3ct!horse', passwordConfirmation: 'Corr3ct!horse' },
};
const phone: SettingChange = { row: 'phone', values: { phone: '2125550123' } };

/** The account page as it runs, with how often its devices and its updates were read. */
function openAccount() {
  const asked = { devices: 0, updates: 0 };
  const settings = accountSettingsMachine.provide({
    actors: { setting: settingForm.provide({ actors: { sendForm: fromPromise(async () => ({})) } }) },
  });
  const devices = devicesMachine.provide({
    actors: {
      devicesRead: devicesRead.provide({
        actors: {
          fetchResource: fromPromise<Device[], ResourceInput<Record<string, never>>>(async () => {
            asked.devices += 1;
            return [];
          }),
        },
      }),
    },
  });
  const updates = updatesMachine.provide({
    actors: {
      updatesRead: updatesRead.provide({
        actors: {
          fetchResource: fromPromise<Updates, ResourceInput<{ count: number }>>(async () => {
            asked.updates += 1;
            return { items: [], total: 0, pageNumber: 1, pageSize: 6, unread: 0 };
          }),
        },
      }),
    },
  });
  const account = createActor(accountMachine.provide({ actors: { settings, devices, updates } }), {
    input: { search: {} },
  }).start();
  onTestFinished(() => void account.stop());
  const rows = account.getSnapshot().children.settings;
  if (!rows) throw new Error('The page has no settings.');
  const save = async (change: SettingChange) => {
    rows.send({ type: 'row.open', row: change.row });
    rows.getSnapshot().children.setting?.send({ type: 'form.submit', values: change });
    await waitFor(rows, (snapshot) => snapshot.matches({ rows: 'closed' }));
  };
  const { devices: list } = account.getSnapshot().children;
  const read = list?.getSnapshot().children.devicesRead;
  if (!read) throw new Error('The page does not read its devices.');
  const settled = () => waitFor(read, (snapshot) => snapshot.matches({ shown: 'ready' }));
  return { asked, rows, save, settled };
}

it('[AUTH-09] the devices are read once, and again when the password has logged the others out', async () => {
  const { asked, rows, save, settled } = openAccount();
  await settled();
  expect(asked).toEqual({ devices: 1, updates: 1 });
  rows.send({ type: 'row.open', row: 'password' });
  rows.send({ type: 'row.close' });
  await save(phone);
  expect(asked).toEqual({ devices: 1, updates: 1 });
  await save(password);
  expect(asked).toEqual({ devices: 2, updates: 2 });
});
