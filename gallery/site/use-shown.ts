import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { screenMessage } from '../messages.ts';
import { tabbableIn } from '../tabbable.ts';

const dialogs = '[role=dialog], [role=alertdialog]';

/**
 * Whether a frame shows the screen of a hash. The keyboard is in it only for who goes there: a dialog that opens in it
 * takes nothing from the page around, and the Tab key leads out of it again.
 */
export function useShown(frame: RefObject<HTMLIFrameElement | null>, hash: string): boolean {
  const [shown, setShown] = useState<string | null>(null);
  /** Where the keyboard was when the screen began to change. */
  const kept = useRef<{ hash: string; place: Element | null } | null>(null);
  useLayoutEffect(() => {
    const { activeElement: place } = document;
    kept.current = place === frame.current ? null : { hash, place };
  }, [frame, hash]);
  useEffect(() => {
    const giveBack = () => {
      const inDialog = frame.current?.contentDocument?.activeElement?.closest(dialogs);
      if (kept.current?.hash === hash && inDialog && document.activeElement === frame.current) {
        frame.current?.blur();
        if (kept.current.place instanceof HTMLElement) kept.current.place.focus();
      }
      kept.current = null;
    };
    const hear = (event: MessageEvent<unknown>) => {
      const inside = frame.current;
      const message = event.source === inside?.contentWindow ? screenMessage(event) : null;
      if (message?.type === 'screen.shown' && message.hash === inside?.contentWindow?.location.hash) {
        giveBack();
        setShown(hash);
      }
      if (inside && message?.type === 'screen.left') {
        const stops = tabbableIn(document);
        stops[stops.indexOf(inside) + (message.isBackwards ? -1 : 1)]?.focus();
      }
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [frame, hash]);
  return shown === hash;
}
