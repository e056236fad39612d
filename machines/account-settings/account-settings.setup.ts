import { assign, setup } from 'xstate';
import { affinityMachine, type AffinityOutput } from '#machines/affinity/affinity.machine.ts';
import type { SettingRow } from '#machines/domain/setting-rows.ts';
import { defaultToastTimeout, type SavedSetting } from '#machines/domain/toast.ts';
import type { SessionChange } from '#machines/session/session.types.ts';
import { notify } from '#machines/notify.ts';
import { notifyParent } from '#machines/notify-parent.ts';
import { newsletterForm, settingForm, type SettingAnswer } from './setting-forms.ts';

export interface AccountSettingsContext {
  /** The row that is open; null for none. */
  row: SettingRow | null;
  /** The row that was asked for while another one has text that is not saved. */
  requested: SettingRow | null;
}

export type AccountSettingsEvent =
  | { type: 'row.open'; row: SettingRow }
  /** Gives the old value back. */
  | { type: 'row.close' }
  /** Something was entered that is not saved. */
  | { type: 'form.dirtied' }
  | { type: 'edit.resume' }
  | { type: 'text.discard' };

/** What the page goes by. */
export type SettingsFact =
  | { type: 'row.changed'; row: SettingRow | null }
  | { type: 'affinity.changed' }
  | { type: 'setting.saved'; row: SettingRow | null };

/** The actors, guards and actions of the settings on the account page. */
export const accountSettingsSetup = setup({
  types: {} as {
    context: AccountSettingsContext;
    events: AccountSettingsEvent;
    input: { row: SettingRow | null };
    children: { setting: 'setting'; newsletter: 'newsletter'; affinity: 'affinity' };
  },
  actors: { setting: settingForm, newsletter: newsletterForm, affinity: affinityMachine },
  guards: {
    isOther: ({ context }, { row }: { row: SettingRow }) => context.row !== row,
    isAffinity: ({ context }) => context.row === 'affinity',
    /** The new email waits for its mailbox: nothing has changed yet. */
    isAwaited: ({ context }, { change }: { change: SettingAnswer }) =>
      context.row === 'email' && change.user?.pendingEmail != null,
    hasRow: ({ context }) => context.row !== null,
    isChosen: (_, { output }: { output: AffinityOutput }) => output.isChosen,
  },
  actions: {
    openRow: assign({ row: (_, { row }: { row: SettingRow }) => row, requested: null }),
    openRequested: assign({ row: ({ context }) => context.requested, requested: null }),
    request: assign({ requested: (_, { row }: { row: SettingRow }) => row }),
    clearRequested: assign({ requested: null }),
    closeRow: assign({ row: null, requested: null }),
    notifyRow: notifyParent<AccountSettingsContext, AccountSettingsEvent>(
      ({ context: { row } }): SettingsFact => ({ type: 'row.changed', row }),
    ),
    notifySetting: notifyParent<AccountSettingsContext, AccountSettingsEvent>(
      ({ context: { row } }): SettingsFact => ({ type: 'setting.saved', row }),
    ),
    notifyAffinity: notifyParent<AccountSettingsContext, AccountSettingsEvent>((): SettingsFact => ({
      type: 'affinity.changed',
    })),
    notifyChange: notify('session', (_, { change }: { change: SessionChange }) => ({
      type: 'session.change',
      ...change,
    })),
    notifySaved: notify(
      'toasts',
      (_, { setting }: { setting: SavedSetting | null }) =>
        setting && {
          type: 'toast.show',
          content: {
            message: { key: 'settingSaved', setting },
            type: 'success',
            timeout: defaultToastTimeout,
          },
        },
    ),
  },
});
