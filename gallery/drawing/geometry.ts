import type { Place, Point } from './drawing.ts';

/** Whether two places share more than a border. */
export function overlap(one: Place, other: Place): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

export function holds(outer: Place, inner: Place): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}

/** The pieces of a line that turns at right angles, as places without a width or without a height. */
export function piecesOf(points: readonly Point[]): Place[] {
  return points.slice(1).map((to, index) => {
    const from = points[index] ?? to;
    return {
      x: Math.min(from.x, to.x),
      y: Math.min(from.y, to.y),
      width: Math.abs(from.x - to.x),
      height: Math.abs(from.y - to.y),
    };
  });
}

/** The place without a rim: what only touches it, or ends on it, is no overlap. */
export function inset({ x, y, width, height }: Place, by: number): Place {
  return { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by };
}

/** The way without turns that cannot be seen: of less than a pixel, or none at all. */
export function straightened(points: readonly Point[]): Point[] {
  const straight: Point[] = [];
  for (const point of points) {
    const before = straight.at(-1);
    const next = before
      ? {
          x: Math.abs(point.x - before.x) < 1 ? before.x : point.x,
          y: Math.abs(point.y - before.y) < 1 ? before.y : point.y,
        }
      : point;
    if (before && before.x === next.x && before.y === next.y) continue;
    const earlier = straight.at(-2);
    const goesOn =
      earlier !== undefined &&
      before !== undefined &&
      ((earlier.x === before.x && before.x === next.x) || (earlier.y === before.y && before.y === next.y));
    if (goesOn) straight.pop();
    straight.push(next);
  }
  return straight;
}
