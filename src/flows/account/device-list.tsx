import { Monitor, Smartphone } from 'lucide-react';
import type { Device, Ending } from '#machines/domain/device.ts';
import { skippedIn } from '#machines/domain/rows.ts';
import type { SentForm } from '#src/ui/form/sent-form.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Badge } from '#src/ui/chip/chip.tsx';
import { useFirstRows } from '#src/ui/growing-list/use-first-rows.tsx';
import { SkippedRows } from '#src/ui/skipped-rows/skipped-rows.tsx';
import { devicesMessages as copy } from './devices.messages.ts';
import * as billing from './billing.css.ts';
import * as styles from './devices.css.ts';
import { RefusedAlert } from './refused-alert.tsx';
import { action, note } from './settings.css.ts';
import { useFocusWhenFewer } from './use-focus-when-fewer.ts';

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
  useFocusWhenFewer(devices.length, 'device-list');

  return (
    <>
      <RefusedAlert title={copy.refused} error={form.error} />
      <ul ref={list} id="device-list" className={billing.list} aria-label={copy.list} tabIndex={-1}>
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
          {isAlone && <span>{copy.alone} </span>}
          <span>{copy.times}</span>
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
