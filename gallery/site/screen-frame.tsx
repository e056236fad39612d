import { useEffect, useRef, useState } from 'react';
import { hashOf, type Address } from '../address.ts';
import { screenHeights } from './hidden-screen.ts';
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
}

/** The real screen of a state, at its true width, scaled down. */
export function ScreenFrame({
  address,
  title,
  shownWidth,
  isStill = false,
  isRequested = false,
}: ScreenFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const inside = useRef<HTMLIFrameElement>(null);
  const { mayLoad, done } = useTurn(frame, isStill, isRequested);
  const { width } = address;
  const scale = Math.min(1, shownWidth / width);
  const hash = hashOf({ ...address, view: 'drawing' });
  const [first] = useState(`screen.html${hash}`);
  const follow = () => {
    const shown = inside.current?.contentWindow;
    if (!shown?.location.pathname.endsWith('/screen.html') || shown.location.hash === hash) return;
    shown.location.replace(new URL(hash, shown.location.href));
  };
  useEffect(follow, [hash]);
  const isShown = useShown(inside, hash);
  return (
    <div
      ref={frame}
      data-screen={isShown ? 'shown' : 'coming'}
      className={styles.frame}
      style={{ width: width * scale, height: screenHeights[width] * scale }}
    >
      {mayLoad && (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this gallery, which it talks with
        <iframe
          ref={inside}
          className={styles.inside}
          src={first}
          title={title}
          style={{ width, height: screenHeights[width], transform: `scale(${scale})` }}
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
