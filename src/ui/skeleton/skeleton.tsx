import { line, skeleton } from './skeleton.css.ts';

interface SkeletonProps {
  width?: number | string;
  /** Without one the bar takes the place of one line of the text around it. */
  height?: number | string;
  radius?: number | string;
}

/** A bar in the place of what is loading; it shows itself after 150 ms. */
export function Skeleton({ width = '100%', height, radius }: SkeletonProps) {
  const bar = (
    <span className={skeleton} style={{ width, height, borderRadius: radius }} aria-hidden="true" />
  );
  return height === undefined ? <span className={line}>{bar}</span> : bar;
}
