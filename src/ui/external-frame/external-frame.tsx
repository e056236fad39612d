import { useEffect, useEffectEvent, useRef } from 'react';
import { frame } from './external-frame.css.ts';

interface ExternalFrameProps {
  src: string;
  title: string;
  className?: string;
  /** Browser features that the frame may use. */
  allow?: string;
  /** Said each time when something is heard from the frame: a page that was kept away is silent. */
  onHeard: () => void;
}

/** A page of somebody else's, kept apart: it runs, opens windows, and reaches nothing of ours. */
export function ExternalFrame({ src, title, className, allow, onHeard }: ExternalFrameProps) {
  const ref = useRef<HTMLIFrameElement>(null);
  const heard = useEffectEvent(onHeard);
  useEffect(() => {
    const hear = ({ source }: MessageEvent) => {
      if (source !== null && source === ref.current?.contentWindow) heard();
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
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
