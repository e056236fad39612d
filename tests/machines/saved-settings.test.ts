import { expect, it } from 'vitest';
import { accountSettingsMachine } from '#machines/account-settings/account-settings.machine.ts';
import type { SettingChange } from '#machines/domain/setting-rows.ts';
import { runTree } from '#paths/explore/running-actor-tree.ts';
import { resolve } from '#paths/explore/settle-on-command.ts';

const phone: SettingChange = { row: 'phone', values: { phone: '2125550123' } };

it('[ACCT-03] that a setting was changed is said when the server has answered, and not before', () => {
  const { root: settings, reported } = runTree(accountSettingsMachine, { row: null });
  const toasts = () => reported.filter(({ type }) => type === 'toast.show');
  settings.send({ type: 'row.open', row: phone.row });
  settings.send({ type: 'form.dirtied' });
  const { setting } = settings.getSnapshot().children;
  setting.send({ type: 'form.submit', values: phone });
  expect(toasts()).toEqual([]);
  resolve(setting, 'sendForm', {});
  expect(toasts()).toMatchObject([
    { content: { type: 'success', message: { key: 'settingSaved', setting: 'phone' } } },
  ]);
});
