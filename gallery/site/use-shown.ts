import { useEffect, useState, type RefObject } from 'react';
import { screenMessage } from '../messages.ts';
import { tabbableIn } from '../tabbable.ts';

/** Whether a frame shows the screen of a hash. The Tab key leads out of it again. */
export function useShown(frame: RefObject<HTMLIFrameElement | null>, hash: string): boolean {
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => {
    const receive = (event: MessageEvent<unknown>) => {
      const inside = frame.current;
      const message = event.source === inside?.contentWindow ? screenMessage(event) : null;
      if (message?.type === 'screen.shown' && message.hash === inside?.contentWindow?.location.hash)
        setShown(hash);
      if (inside && message?.type === 'screen.left') {
        const stops = tabbableIn(document);
        stops[stops.indexOf(inside) + (message.isBackwards ? -1 : 1)]?.focus();
      }
    };
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, [frame, hash]);
  return shown === hash;
}
