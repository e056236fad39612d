import { useEffect, useRef, useState } from 'react';
import { hashOf, type Address } from '../address.ts';
import * as styles from './screen-frame.css.ts';

interface ScreenFrameProps {
  /** The state, with the whole way to it. */
  address: Address;
  title: string;
  /** Pixels on the page; the screen inside has its true width. */
  shownWidth: number;
  /** A picture of the screen: nothing in it can be used. */
  isStill?: boolean;
}

const heights = { 390: 844, 1440: 900 } as const;

/** The real screen of a state, at its true width, scaled down. */
export function ScreenFrame({ address, title, shownWidth, isStill = false }: ScreenFrameProps) {
  const ref = useRef<HTMLIFrameElement>(null);
  const { width } = address;
  const scale = Math.min(1, shownWidth / width);
  const hash = hashOf(address);
  const [first] = useState(`screen.html${hash}`);
  useEffect(() => {
    const inside = ref.current?.contentWindow;
    if (inside && inside.location.hash !== hash && inside.location.pathname.endsWith('/screen.html')) {
      inside.location.replace(hash);
    }
  }, [hash]);
  return (
    <div className={styles.frame} style={{ width: width * scale, height: heights[width] * scale }}>
      <iframe
        ref={ref}
        className={styles.inside}
        src={first}
        title={title}
        loading={isStill ? 'lazy' : 'eager'}
        style={{ width, height: heights[width], transform: `scale(${scale})` }}
        inert={isStill}
        {...(isStill && { tabIndex: -1, 'aria-hidden': true })}
        onLoad={() => {
          const inside = ref.current?.contentWindow;
          if (inside && inside.location.hash !== hash) inside.location.replace(hash);
        }}
      />
    </div>
  );
}
