import { CircleCheck, Download } from 'lucide-react';
import { Button } from '#src/ui/button/button.tsx';
import { activityMessages } from './activity.messages.ts';
import * as styles from './export.css.ts';
import { none, statuses } from './transactions.css.ts';

export type ExportState =
  | { state: 'resting'; isPossible: boolean }
  /** How much of it has come, in words. */
  | { state: 'working'; share: string }
  | { state: 'exported' }
  | { state: 'failed'; message: string };

interface ExportBarProps {
  file: ExportState;
  onBegin: () => void;
  onRetry: () => void;
  onCancel: () => void;
}

const copy = activityMessages.export;

/** What the filter shows as a file. */
export function ExportBar({ file, onBegin, onRetry, onCancel }: ExportBarProps) {
  const isWorking = file.state === 'working';
  const isPossible = file.state !== 'resting' || file.isPossible;
  return (
    <div className={styles.exporting}>
      <span role="status">
        {file.state === 'exported' && (
          <span className={statuses.confirmed}>
            <CircleCheck size={16} aria-hidden="true" />
            {copy.done}
          </span>
        )}
        {file.state === 'failed' && (
          <span className={styles.error}>
            {copy.failed}. {file.message}
          </span>
        )}
        {!isPossible && <span className={none}>{copy.nothing}</span>}
      </span>
      {file.state === 'failed' ? (
        <Button variant="outlined" onClick={onRetry}>
          {copy.retry}
        </Button>
      ) : (
        <Button
          variant="outlined"
          isBusy={isWorking}
          isDisabled={!isPossible}
          busyLabel={copy.working(isWorking ? file.share : '')}
          onClick={onBegin}
        >
          <Download size={16} aria-hidden="true" />
          {copy.begin}
        </Button>
      )}
      {(isWorking || file.state === 'failed') && (
        <Button variant="quiet" onClick={onCancel}>
          {copy.cancel}
        </Button>
      )}
    </div>
  );
}
