import { useEffect, useState } from 'react';
import { controlMessages } from '#src/messages/controls.ts';
import { asOf, formatReadAt } from '#src/messages/read-at.ts';
import { startUpMessages } from '#src/messages/start-up.ts';
import { Button } from '../button/button.tsx';
import { useSlowIndicator } from '../waiting/use-slow-indicator.ts';
import { stored, stale as staleStyle } from './section.css.ts';
import type { ReadySection } from './section.ts';

/** Of when a part is that may be older than what the server has; nothing where it is the newest. */
export function RefreshNote({ readAt, isOffline, refreshing, stale }: Omit<ReadySection<unknown>, 'data'>) {
  const isLate = useSlowIndicator(refreshing === true);
  if (stale) {
    return (
      <p className={staleStyle} role="status">
        <AsOf readAt={readAt} /> {stale.message}
        <Button variant="quiet" onClick={stale.onRetry}>
          {controlMessages.retry}
        </Button>
      </p>
    );
  }
  if (!isLate && isOffline !== true) return null;
  return (
    <p className={stored} role={isLate ? 'status' : undefined}>
      <AsOf readAt={readAt} /> {isLate && <span>{startUpMessages.slow}</span>}
    </p>
  );
}

/** A page that is left open becomes one of yesterday. */
const aMinute = 60_000;

function AsOf({ readAt }: { readAt: Date | undefined }) {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const ticking = setInterval(() => setNow(new Date()), aMinute);
    return () => clearInterval(ticking);
  }, []);
  return readAt && asOf(formatReadAt(readAt, now));
}
