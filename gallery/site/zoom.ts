/** How large a drawing is shown: 1 is its true size. `page` fits its width and stays legible, `whole` fits all of it. */
export type Zoom = number | 'page' | 'whole';

export const zoomSteps = [0.25, 0.5, 0.75, 1, 1.5, 2, 3] as const;

const smallestLegible = 0.6;

interface Size {
  width: number;
  height: number;
}

/** The scale of a drawing in a frame; 0 while the frame has no size. */
export function scaleOf(zoom: Zoom, drawing: Size, room: Size): number {
  if (typeof zoom === 'number') return zoom;
  const across = room.width / drawing.width;
  if (zoom === 'page') return Math.min(1, Math.max(smallestLegible, across));
  return Math.min(1, Math.max(0, across), Math.max(0, room.height / drawing.height));
}

/** Within what can be read and what fits a screen. */
export function clampZoom(scale: number): number {
  return Math.min(4, Math.max(0.1, scale));
}

/** The next of the steps above a scale, or below it. */
export function nextZoom(scale: number, by: 1 | -1): number {
  const further = zoomSteps.filter((step) => (by > 0 ? step > scale + 0.005 : step < scale - 0.005));
  return (by > 0 ? further[0] : further.at(-1)) ?? scale;
}
