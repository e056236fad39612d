import { WifiOff } from 'lucide-react';
import { frameMessages } from '#src/messages/frame.ts';
import { bar } from './offline-bar.css.ts';

/** Always in the page, so that a screen reader hears it when the connection goes. */
export function OfflineBar({ isOffline }: { isOffline: boolean }) {
  return (
    <div role="status">
      {isOffline && (
        <p className={bar}>
          <WifiOff size={16} aria-hidden="true" />
          {frameMessages.offline}
        </p>
      )}
    </div>
  );
}
