import { expect, it, onTestFinished } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { accountSettingsMachine } from '#machines/account-settings/account-settings.machine.ts';
import type { SettingChange } from '#machines/domain/setting-rows.ts';
import { appId } from '#machines/notify-app.ts';
import { resolve, settleLeaves } from '#paths/explore/settle-on-command.ts';

const phone: SettingChange = { row: 'phone', values: { phone: '2125550123' } };

it('[ACCT-03] that a setting was changed is said when the server has answered, and not before', () => {
  const reported: unknown[] = [];
  const app = createActor(
    createMachine({
      invoke: { id: 'settings', src: settleLeaves(accountSettingsMachine), input: { row: null } },
      on: { 'toast.show': { actions: ({ event }) => void reported.push(event['content']) } },
    }),
    { systemId: appId },
  ).start();
  onTestFinished(() => void app.stop());
  const { settings } = app.getSnapshot().children;
  settings?.send({ type: 'row.open', row: phone.row });
  settings?.send({ type: 'form.dirtied' });
  const { setting } = settings?.getSnapshot().children ?? {};
  setting.send({ type: 'form.submit', values: phone });
  expect(reported).toEqual([]);
  resolve(setting, 'sendForm', {});
  expect(reported).toMatchObject([{ type: 'success', message: { key: 'settingSaved', setting: 'phone' } }]);
});
