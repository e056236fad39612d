import { skeleton } from './skeleton.css.ts';

interface SkeletonProps {
  width?: number | string;
  height?: number | string;
  radius?: number | string;
}

/** A bar in the place of what is loading; it shows itself after 150 ms. */
export function Skeleton({ width = '100%', height = 16, radius }: SkeletonProps) {
  return <span className={skeleton} style={{ width, height, borderRadius: radius }} aria-hidden="true" />;
}
