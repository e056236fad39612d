import { Monitor, Smartphone } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Device, Ending } from '#machines/domain/device.ts';
import { skippedIn } from '#machines/domain/rows.ts';
import type { SentForm } from '#src/ui/form/sent-form.ts';
import { Alert } from '#src/ui/alert/alert.tsx';
import { ErrorText } from '#src/ui/alert/error-text.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { Badge } from '#src/ui/chip/chip.tsx';
import { useFirstRows } from '#src/ui/growing-list/use-first-rows.tsx';
import { SkippedRows } from '#src/ui/skipped-rows/skipped-rows.tsx';
import { devicesMessages as copy } from './devices.messages.ts';
import * as billing from './billing.css.ts';
import * as styles from './devices.css.ts';
import { action, note } from './settings.css.ts';

export interface DeviceListProps {
  devices: readonly Device[];
  form: Pick<SentForm, 'state' | 'error'>;
  /** What is on its way. */
  ending: Ending | null;
  onEnd: (ending: Ending) => void;
}

/** Where the member is logged in, with a way to end it there. */
export default function DeviceList({ devices, form, ending, onEnd }: DeviceListProps) {
  const isLocked = form.state === 'sending' || form.state === 'waiting';
  const isAlone = devices.length <= 1;
  const { shown, list, more } = useFirstRows(devices, ({ isCurrent }) => isCurrent);
  const count = useRef(devices.length);

  useEffect(() => {
    const isFewer = devices.length < count.current;
    count.current = devices.length;
    if (isFewer && document.activeElement === document.body) list.current?.focus();
  }, [devices.length, list]);

  return (
    <>
      {form.error && (
        <div className={styles.refused}>
          <Alert type="error" title={copy.refused}>
            <ErrorText error={form.error} />
          </Alert>
        </div>
      )}
      <ul ref={list} className={billing.list} aria-label={copy.list} tabIndex={-1}>
        {shown.map((device) => (
          <li key={device.id} className={styles.device}>
            <span className={styles.icon} aria-hidden="true">
              {isHandheld(device) ? <Smartphone size={20} /> : <Monitor size={20} />}
            </span>
            <span className={billing.words}>
              <span className={styles.name}>
                <span className={billing.what}>{copy.name(device)}</span>
                {device.isCurrent && <Badge tone="success">{copy.here}</Badge>}
              </span>
              <span className={billing.meta}>{copy.used(device)}</span>
              <span className={billing.meta}>{copy.since(device)}</span>
            </span>
            {!device.isCurrent && (
              <button
                type="button"
                className={action}
                aria-label={copy.endHint(device)}
                aria-disabled={isLocked || undefined}
                aria-busy={isEnding(device, ending) || undefined}
                data-busy-label={copy.ending}
                onClick={() => {
                  if (!isLocked) onEnd({ which: 'one', id: device.id });
                }}
              >
                {isEnding(device, ending) ? copy.ending : copy.end}
              </button>
            )}
          </li>
        ))}
      </ul>
      {more}
      <SkippedRows count={skippedIn(devices)} nouns={copy.nouns} />
      <div className={billing.foot}>
        <p className={note}>
          {isAlone && `${copy.alone} `}
          {copy.times}
        </p>
        {!isAlone && (
          <Button
            variant="outlined"
            isBusy={ending?.which === 'others'}
            isDisabled={isLocked}
            busyLabel={copy.ending}
            onClick={() => onEnd({ which: 'others' })}
          >
            {copy.endOthers}
          </Button>
        )}
      </div>
    </>
  );
}

const isHandheld = ({ browser }: Device) => /\b(iOS|Android)\b/.test(browser ?? '');

const isEnding = ({ id }: Device, ending: Ending | null) => ending?.which === 'one' && ending.id === id;
