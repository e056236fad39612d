import { useEffect, useEffectEvent, useRef } from 'react';
import { frame } from './external-frame.css.ts';

interface ExternalFrameProps {
  src: string;
  title: string;
  className?: string;
  /** Browser features that the frame may use. */
  allow?: string;
  /** Called when the frame has loaded, and each time when it sends a message. */
  onReceived: () => void;
}

const apart = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox';

/** A page of another origin keeps that one, and its storage. A page of ours, or of none, gets an origin of nobody's. */
function sandboxOf(src: string): string {
  const { protocol, origin } = new URL(src, document.baseURI);
  const isForeign = /^https?:$/.test(protocol) && origin !== location.origin;
  return isForeign ? `${apart} allow-same-origin allow-presentation` : apart;
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
      sandbox={sandboxOf(src)}
      referrerPolicy="no-referrer"
      onLoad={onReceived}
      {...(allow !== undefined && { allow })}
    />
  );
}
