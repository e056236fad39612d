import { useSelector } from '@xstate/react';
import type { AccountSettingsRef } from '#machines/account-settings/account-settings.machine.ts';
import { useForm } from '#src/app/use-form.ts';
import { Alert } from '#src/ui/alert/alert.tsx';
import { ErrorText } from '#src/ui/alert/error-text.tsx';
import { Switch } from '#src/ui/switch/switch.tsx';
import { settingsMessages as copy } from './settings.messages.ts';
import * as styles from './settings.css.ts';

interface NewsletterSwitchProps {
  settings: AccountSettingsRef;
  /** As the server has it. */
  isOn: boolean;
  clientName: string;
}

const fields: readonly string[] = [];

/** It moves when the server has said so. */
export function NewsletterSwitch({ settings, isOn, clientName }: NewsletterSwitchProps) {
  const newsletter = useSelector(settings, ({ children }) => children.newsletter);
  const { form, submit } = useForm(newsletter, { fields });
  const isBusy = form.state === 'sending';
  const isClosed = isBusy || form.state === 'waiting';
  return (
    <div className={styles.switchLine}>
      <p className={styles.label}>{copy.newsletter}</p>
      <p className={styles.missing}>{copy.newsletterNote(clientName)}</p>
      <div className={styles.switchPlace} aria-busy={isBusy || undefined} data-busy-label={copy.saving}>
        <Switch
          label={copy.newsletter}
          isLabelHidden
          checked={isOn}
          aria-disabled={isClosed || undefined}
          onToggle={(isRequested) => {
            if (!isClosed) submit({ isRequested });
          }}
        />
      </div>
      {form.error && (
        <div className={styles.switchRefused}>
          <Alert type="error" title={copy.newsletterRefused}>
            <ErrorText error={form.error} />
          </Alert>
        </div>
      )}
    </div>
  );
}
