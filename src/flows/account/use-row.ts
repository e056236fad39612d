import { useSelector } from '@xstate/react';
import type { AccountSettingsRef } from '#machines/account-settings/account-settings.machine.ts';
import type { SettingRow } from '#machines/domain/setting-rows.ts';
import { useDraft } from '#src/app/drafts-context.ts';

/** Where a row stands among the others. */
export function useRow(settings: AccountSettingsRef, row: SettingRow) {
  const isOpen = useSelector(settings, ({ context }) => context.row === row);
  const setting = useSelector(settings, ({ children }) => children.setting);
  const affinity = useSelector(settings, ({ children }) => children.affinity);
  const isSending = useSelector(setting, (snapshot) => snapshot?.hasTag('busy') === true);
  const isChoosing = useSelector(affinity, (snapshot) => snapshot?.matches('saving') === true);
  const draft = useDraft(`account-${row}`);
  return {
    isOpen,
    isLocked: isSending || isChoosing,
    onOpen: () => settings.send({ type: 'row.open', row }),
    onClose: () => {
      draft?.clear();
      settings.send({ type: 'row.close' });
    },
  };
}
