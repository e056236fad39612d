import { useEffect, useEffectEvent, useRef } from 'react';
import { frame } from './external-frame.css.ts';

interface ExternalFrameProps {
  src: string;
  title: string;
  className?: string;
  /** Browser features that the frame may use. */
  allow?: string;
  /** Said each time when something is heard from the frame: a page that was kept away is silent. */
  onReceived: () => void;
}

/** A page of somebody else's, kept apart: it runs, opens windows, and reaches nothing of ours. */
export function ExternalFrame({ src, title, className, allow, onReceived }: ExternalFrameProps) {
  const ref = useRef<HTMLIFrameElement>(null);
  const received = useEffectEvent(onReceived);
  useEffect(() => {
    const receive = ({ source }: MessageEvent) => {
      if (source !== null && source === ref.current?.contentWindow) received();
    };
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, []);
  return (
    <iframe
      ref={ref}
      className={[frame, className].filter(Boolean).join(' ')}
      src={src}
      title={title}
      sandbox="allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="no-referrer"
      {...(allow !== undefined && { allow })}
    />
  );
}
