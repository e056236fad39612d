import { useEffect, useReducer, type RefObject } from 'react';
import { isReport, nothingYet, withReport, type Inspected } from './inspected.ts';

/** What the app in the frame has told so far. */
export function useInspected(frame: RefObject<HTMLIFrameElement | null>): Inspected {
  const [inspected, receive] = useReducer(withReport, nothingYet);
  useEffect(() => {
    const listen = ({ origin, source, data }: MessageEvent<unknown>) => {
      const isApp = origin === window.location.origin && source === frame.current?.contentWindow;
      if (isApp && isReport(data)) receive(data);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [frame]);
  return inspected;
}

/** The page of this app that the link asks for; never an address of somebody else's. */
export function askedPage(query: string): string {
  const at = new URLSearchParams(query).get('at') ?? '/';
  return /^\/(?!\/|inspector)[^\\]*$/.test(at) ? at : '/';
}
