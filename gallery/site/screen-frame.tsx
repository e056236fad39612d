import { useEffect, useRef, useState } from 'react';
import { screenHash, type Address } from '../address.ts';
import { screenHeight } from './hidden-screen.ts';
import { useShown } from './use-shown.ts';
import { useTurn } from './turns.ts';
import * as styles from './screen-frame.css.ts';

interface ScreenFrameProps {
  /** The state, with the whole way to it. */
  address: Address;
  title: string;
  /** Pixels on the page; the screen inside has its true width. */
  shownWidth: number;
  /** A picture of the screen: nothing in it can be used, and it comes when it is near and has its turn. */
  isStill?: boolean;
  /** It comes though it is not near. */
  isRequested?: boolean;
  /** One of many: it comes when it is near and has its turn, and goes when it is away. */
  isBrief?: boolean;
}

/** The real screen of a state, at its true width, scaled down. */
export function ScreenFrame({
  address,
  title,
  shownWidth,
  isStill = false,
  isRequested = false,
  isBrief = false,
}: ScreenFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const inside = useRef<HTMLIFrameElement>(null);
  const { mayLoad, done } = useTurn(frame, { isWaiting: isStill || isBrief, isRequested, isBrief });
  const { width } = address;
  const scale = Math.min(1, shownWidth / width);
  const hash = screenHash(address);
  const [first, setFirst] = useState(hash);
  const follow = () => {
    const shown = inside.current?.contentWindow;
    if (!shown?.location.pathname.endsWith('/screen.html') || shown.location.hash === hash) return;
    shown.location.replace(new URL(hash, shown.location.href));
  };
  useEffect(follow, [hash]);
  /** A frame that comes back begins where the others are. */
  if (!mayLoad && first !== hash) setFirst(hash);
  const isShown = useShown(inside, hash);
  return (
    <div
      ref={frame}
      data-screen={isShown ? 'shown' : 'coming'}
      className={styles.frame}
      style={{ width: width * scale, height: screenHeight(width) * scale }}
    >
      {mayLoad && (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this gallery, which it talks with
        <iframe
          ref={inside}
          className={styles.inside}
          src={`screen.html${first}`}
          title={title}
          style={{ width, height: screenHeight(width), transform: `scale(${scale})` }}
          inert={isStill}
          {...(isStill && { tabIndex: -1, 'aria-hidden': true })}
          onLoad={() => {
            follow();
            window.setTimeout(done, 150);
          }}
        />
      )}
    </div>
  );
}
