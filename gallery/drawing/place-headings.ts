import { moveRow } from './compose-row.ts';
import type { Area, Drawing, Place } from './drawing.ts';
import { inset, overlap, piecesOf } from './geometry.ts';

const step = 4;

/** The words of an area move to the right along its upper border until no line runs below them. */
export function placeHeadings(drawing: Drawing): Drawing {
  const taken = [
    ...drawing.lines.flatMap(({ points }) => piecesOf(points)).map((piece) => inset(piece, -3)),
    ...drawing.labels,
  ];
  return { ...drawing, areas: drawing.areas.map((area) => withFreeHeading(area, taken)) };
}

function withFreeHeading(area: Area, taken: readonly Place[]): Area {
  const { heading } = area;
  const room = Math.floor((area.width - heading.width) / step);
  const steps = Array.from({ length: Math.max(0, room) + 1 }, (_, index) => index * step);
  const free = steps.find((dx) => isFree({ ...heading, x: heading.x + dx }, taken)) ?? 0;
  return {
    ...area,
    heading: { ...heading, x: heading.x + free },
    rows: area.rows.map((row) => moveRow(row, free, 0)),
  };
}

function isFree(heading: Place, taken: readonly Place[]): boolean {
  return taken.every((place) => !overlap(inset(heading, 1), place));
}
