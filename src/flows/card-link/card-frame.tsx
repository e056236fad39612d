import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { cardFrameSandbox, providerMark } from '#machines/domain/card-frame.ts';
import type { HostedCard } from '#machines/domain/hosted-card.ts';
import { cardLinkMessages as copy } from './card-link.messages.ts';
import { listenToCardFrame } from './card-frame-messages.ts';
import { cardFrameTheme } from './card-frame-theme.ts';
import * as styles from './card-frame.css.ts';

interface CardFrameProps {
  /** The card provider's script; it runs in the frame alone. */
  script: string;
  submitLabel: string;
  /** The card is being linked: nothing is taken meanwhile. */
  isWorking: boolean;
  onRendered: () => void;
  onSucceeded: (card: HostedCard) => void;
  onFailed: () => void;
  onUnreadable: () => void;
  onBroken: () => void;
  onLabel: (text: string) => void;
}

const { name, content } = providerMark;

/** Whether the settings name what the form may reach, as the server or the build wrote into the document. */
const hasProvider = (page: Document) => page.querySelector(`meta[name=${name}][content=${content}]`) !== null;

/** The form as it is at first, before it has told its height. */
const firstHeight = 333;

/** The hosted form, in a frame that reaches neither the page nor any network but the provider's. */
export function CardFrame({
  script,
  submitLabel,
  isWorking,
  onRendered,
  onSucceeded,
  onFailed,
  onUnreadable,
  onBroken,
  onLabel,
}: CardFrameProps) {
  const ref = useRef<HTMLIFrameElement>(null);
  const attempt = useRef(0);
  const [height, setHeight] = useState(firstHeight);
  const [sandbox] = useState(() => cardFrameSandbox(hasProvider(document)));

  const greet = useEffectEvent(() => {
    const theme = cardFrameTheme(document.documentElement);
    ref.current?.contentWindow?.postMessage({ type: 'init', script, theme, submitLabel, lang: 'en' }, '*');
  });
  const rendered = useEffectEvent(onRendered);
  const succeeded = useEffectEvent(onSucceeded);
  const failed = useEffectEvent(onFailed);
  const broken = useEffectEvent(onBroken);
  const labelled = useEffectEvent(onLabel);
  /** A form may have locked itself when it took the card. */
  const unreadable = useEffectEvent(() => {
    ref.current?.contentWindow?.postMessage({ type: 'update', submitLabel, isDisabled: false }, '*');
    onUnreadable();
  });

  useEffect(() => {
    const receive = listenToCardFrame(() => ref.current?.contentWindow ?? null, {
      onReady: () => greet(),
      onRendered: () => rendered(),
      onSucceeded: (card) => succeeded(card),
      onFailed: () => failed(),
      onUnreadable: () => unreadable(),
      onBroken: () => broken(),
      onLabel: (text) => labelled(text),
      onHeight: setHeight,
      onEscape: () => pressEscape(ref.current),
      attempt: () => attempt.current,
    });
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, []);

  useEffect(() => {
    if (!isWorking) attempt.current += 1;
  }, [isWorking]);

  useEffect(() => {
    ref.current?.contentWindow?.postMessage({ type: 'update', submitLabel, isDisabled: isWorking }, '*');
  }, [submitLabel, isWorking]);

  return (
    <iframe
      ref={ref}
      className={styles.frame}
      title={copy.frameTitle}
      src="/card-frame.html"
      sandbox={sandbox}
      referrerPolicy="no-referrer"
      inert={isWorking}
      style={{ height }}
    />
  );
}

/** What is pressed in the frame stays in it: a dialog around it hears of Escape this way. */
function pressEscape(frame: HTMLIFrameElement | null): void {
  frame?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
}
