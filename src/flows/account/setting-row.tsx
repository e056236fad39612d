import { useEffect, useRef, type ReactNode } from 'react';
import type { SettingRow as Row } from '#machines/domain/setting-rows.ts';
import type { SettingValue } from './settings.facts.ts';
import { settingsMessages as copy } from './settings.messages.ts';
import * as styles from './settings.css.ts';

interface SettingRowProps {
  row: Row;
  value: SettingValue;
  isOpen: boolean;
  /** Something is on its way: no other row can be opened now. */
  isLocked: boolean;
  onOpen: () => void;
  onClose: () => void;
  /** The form, while the row is open. */
  children: ReactNode;
}

const fields = 'input:not([type=hidden]), select';

/** One setting: label, value and what to do about it; or the form in their place. */
export function SettingRow({ row, value, isOpen, isLocked, onOpen, onClose, children }: SettingRowProps) {
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  const action = value.isMissing ? copy.add : copy.change;

  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    if (isOpen) (place.current?.querySelector<HTMLElement>(fields) ?? place.current)?.focus();
    else if (document.activeElement === document.body) button.current?.focus();
  }, [isOpen]);

  if (isOpen) {
    return (
      <div
        ref={place}
        className={styles.openRow}
        role="group"
        aria-label={copy.labels[row]}
        tabIndex={-1}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && !event.defaultPrevented && !isLocked) onClose();
        }}
      >
        <p className={styles.openLabel}>{copy.labels[row]}</p>
        {children}
      </div>
    );
  }
  return (
    <div className={styles.row}>
      <p className={styles.label}>{copy.labels[row]}</p>
      <p dir="auto" className={value.isMissing ? styles.missing : styles.value}>
        {value.text}
      </p>
      <button
        ref={button}
        type="button"
        className={styles.rowAction}
        aria-label={copy.act(action, row)}
        aria-disabled={isLocked || undefined}
        onClick={() => {
          if (!isLocked) onOpen();
        }}
      >
        {action}
      </button>
    </div>
  );
}
