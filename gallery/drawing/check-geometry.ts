import type { Chart } from '#gallery/words/chart.ts';
import { fontOf } from './compose-row.ts';
import type { Area, Drawing, Line, Place, Row } from './drawing.ts';
import { Family } from './child-machines.ts';
import { holds, inset, overlap, piecesOf } from './geometry.ts';
import { widthOf } from './text.ts';

/** A rounding of the layout is no overlap. */
const rim = 1;

/** What overlaps, runs through another thing, stands outside, or is not where a reader begins; one line each. */
export function findGeometryFlaws(drawing: Drawing, chart: Chart): string[] {
  return [
    ...covered(drawing),
    ...crossed(drawing, new Family(chart)),
    ...dependencies(drawing),
    ...late(drawing, chart),
  ];
}

interface Named extends Place {
  id: string;
}

export function rowsOf({ header, areas, boxes, labels }: Drawing): Row[] {
  return [...header, ...[...areas, ...boxes, ...labels].flatMap(({ rows }) => rows)];
}

function headingsOf({ areas }: Drawing): Named[] {
  return areas.map(({ id, heading }) => ({ ...heading, id: `the title of ${id}` }));
}

function covered(drawing: Drawing): string[] {
  const { areas, boxes, labels } = drawing;
  const solid: Named[] = [...boxes, ...labels, ...headingsOf(drawing)];
  const pairs = solid.flatMap((one, index) => solid.slice(index + 1).map((other) => [one, other] as const));
  const borders = areas.flatMap((area) =>
    [...boxes, ...labels, ...areas].map((other) => [area, other] as const),
  );
  return [
    ...pairs.filter(([one, other]) => overlap(inset(one, rim), other)),
    ...borders.filter(([area, other]) => area !== other && isCut(area, other)),
  ].map(([one, other]) => `${one.id}: overlaps ${other.id}`);
}

/** A border runs through a thing that is neither inside nor outside. */
function isCut(area: Area, other: Place): boolean {
  return overlap(inset(area, rim), other) && !holds(area, other) && !holds(other, area);
}

function crossed(drawing: Drawing, family: Family): string[] {
  const { areas, boxes, lines, labels } = drawing;
  const states = new Map([...boxes, ...areas].map(({ id, state }) => [id, state]));
  return lines.flatMap((line, index) => {
    const solid = [...boxes, ...headingsOf(drawing), ...labels.filter((label) => label.line !== line.id)];
    const foreign = areas.filter((area) => !leadsInto(line, area.state));
    const pieces = piecesOf(line.points);
    const met = [...solid, ...foreign].filter((place) =>
      pieces.some((piece) => overlap(inset(place, rim), thick(piece))),
    );
    const shared = lines.slice(index + 1).filter((other) => isShared(line, other));
    return [
      ...met.map(({ id }) => `${line.id}: runs through ${id}`),
      ...shared.map(({ id }) => `${line.id}: runs on top of ${id}`),
      ...(pieces.every(({ width, height }) => width < rim || height < rim) ? [] : [`${line.id}: is slanted`]),
      ...(pieces.length > 0 ? [] : [`${line.id}: has no way`]),
    ];
  });

  function leadsInto({ from, to }: Line, state: string): boolean {
    return [from, to].some((id) => {
      const end = states.get(id);
      return end !== undefined && (family.isInside(end, state) || (end === state && id !== state));
    });
  }
}

/** Two lines may cross, and not lie on each other. */
function isShared(one: Line, other: Line): boolean {
  const pieces = piecesOf(other.points);
  return piecesOf(one.points).some((piece) =>
    pieces.some((found) => {
      const isAlike = piece.width > piece.height === found.width > found.height;
      return isAlike && overlap(thick(piece), thick(found));
    }),
  );
}

function thick(piece: Place): Place {
  return inset(piece, -rim / 4);
}

function dependencies(drawing: Drawing): string[] {
  const { width, height, areas, boxes, lines, labels, header } = drawing;
  const frame = { x: 0, y: 0, width, height };
  const ways = lines.flatMap(({ id, points }) => piecesOf(points).map((piece) => ({ ...piece, id })));
  const below = Math.max(0, ...header.map((row) => row.y + row.height));
  const whole: Named[] = [...areas, ...boxes, ...labels, ...ways];
  const homes = [...boxes, ...labels, ...areas.map(({ id, heading, rows }) => ({ ...heading, id, rows }))];
  return [
    ...[...whole, ...header]
      .filter((place) => !holds(frame, place))
      .map(({ id }) => `${id}: is outside the frame`),
    ...whole.filter(({ y }) => y < below).map(({ id }) => `${id}: is above the head`),
    ...areas
      .filter((area) => !holds(area, area.heading))
      .map(({ id }) => `${id}: is too small for its title`),
    ...homes.flatMap((home) =>
      home.rows.filter((row) => !holds(home, row)).map((row) => `${row.id}: is too large for ${home.id}`),
    ),
    ...rowsOf(drawing)
      .filter(isTooNarrow)
      .map(({ id }) => `${id}: its words are wider than their place`),
  ];
}

function isTooNarrow(row: Row): boolean {
  return row.texts.some(({ x, text }) => x + widthOf(text, fontOf(row.role)) > row.x + row.width + rim);
}

/** A reader begins at the top. */
function late({ areas, boxes }: Drawing, { states: [root, ...states] }: Chart): string[] {
  const outermost = new Set(states.filter(({ parent }) => parent === root?.id).map(({ id }) => id));
  const tops = [...areas, ...boxes].filter(({ id }) => outermost.has(id));
  const highest = Math.min(...tops.map(({ y }) => y));
  return tops
    .filter(({ isInitial, y }) => isInitial && y > highest + rim)
    .map(({ id }) => `${id}: begins, and is not at the top`);
}
