import { beforeAll, describe, expect, it } from 'vitest';
import { findDrawingFlaws } from '#gallery/drawing/check-drawing.ts';
import { drawChart } from '#gallery/drawing/draw-chart.ts';
import type { Box, Drawing, Label, Line, Row } from '#gallery/drawing/drawing.ts';
import { renewalEntry } from '#machines/renewal/renewal.entry.ts';
import { chartOfEntry } from './catalogue-charts.ts';

const chart = chartOfEntry(renewalEntry);
const machines = ['cardLink', 'payment'];
let sound: Drawing;

beforeAll(async () => {
  sound = await drawChart(chart);
}, 60_000);

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new Error(`There is no item ${index}.`);
  return item;
}

function boxAt(drawing: Drawing, id: string): Box {
  const box = drawing.boxes.find((each) => each.id === id);
  if (!box) throw new Error(`There is no box "${id}".`);
  return box;
}

/** The first line with words of its own. */
function said({ lines, labels }: Drawing, index = 0): { line: Line; label: Label } {
  const label = at(labels, index);
  const line = lines.find(({ id }) => id === label.line);
  if (!line) throw new Error(`There is no line "${label.line}".`);
  return { line, label };
}

function someRow({ boxes }: Drawing, isRequested: (row: Row) => boolean): Row {
  const row = boxes.flatMap(({ rows }) => rows).find(isRequested);
  if (!row) throw new Error('There is no such row.');
  return row;
}

const broken: [title: string, damage: (drawing: Drawing) => void, flaw: RegExp][] = [
  [
    'a box on another one',
    (drawing) => Object.assign(boxAt(drawing, 'failed'), position(boxAt(drawing, 'loading'))),
    /^(failed: overlaps loading|loading: overlaps failed)$/,
  ],
  [
    'words on a box',
    (drawing) => Object.assign(said(drawing).label, position(boxAt(drawing, 'loading'))),
    /^loading: overlaps .* label$/,
  ],
  [
    'words on words',
    (drawing) => Object.assign(said(drawing, 1).label, position(said(drawing).label)),
    / label: overlaps .* label$/,
  ],
  [
    'a line through the words of another one',
    (drawing) => lead(said(drawing, 1).line, said(drawing).label),
    /: runs through .* label$/,
  ],
  [
    'a line through a box',
    (drawing) => lead(said(drawing).line, boxAt(drawing, 'failed')),
    /: runs through failed$/,
  ],
  [
    'a line below the title of an area',
    (drawing) => lead(said(drawing).line, at(drawing.areas, 0).heading),
    /: runs through the title of /,
  ],
  [
    'a line through an area that it does not lead into',
    (drawing) => {
      const { x, y, height } = at(drawing.areas, 0);
      const outer = drawing.lines.find(
        ({ from, to }) => !from.includes('.') && !to.includes('.') && from === 'loading',
      );
      lead(outer ?? said(drawing).line, { x, y: y + height - 10, width: 6, height: 6 });
    },
    /: runs through (reviewing|choosingCard|linkingCard)$/,
  ],
  [
    'two lines on top of each other',
    (drawing) => Object.assign(said(drawing, 1).line, { points: said(drawing).line.points }),
    /: runs on top of /,
  ],
  ['a slanted line', (drawing) => (at(said(drawing).line.points, 0).x -= 9), /: is slanted$/],
  ['a line without a way', (drawing) => (said(drawing).line.points.length = 0), /: has no way$/],
  [
    'a box on the border of an area',
    (drawing) =>
      (at(drawing.areas, 0).height = boxAt(drawing, innerOf(drawing)).y - at(drawing.areas, 0).y + 5),
    /: overlaps /,
  ],
  ['a frame that is too small', (drawing) => (drawing.height -= 60), /: is outside the frame$/],
  [
    'a box above the head',
    (drawing) =>
      drawing.header.push({
        ...someRow(drawing, () => true),
        id: 'head',
        transitions: [],
        x: 0,
        y: 0,
        height: 90,
      }),
    /: is above the head$/,
  ],
  [
    'a box too small for its words',
    (drawing) => (boxAt(drawing, 'loading').width = 20),
    /: is too large for loading$/,
  ],
  [
    'an area too small for its title',
    (drawing) => (at(drawing.areas, 0).heading.width = 2000),
    /: is too small for its title$/,
  ],
  [
    'words wider than their row',
    (drawing) => (someRow(drawing, ({ role }) => role === 'title').width = 10),
    /: its words are wider than their place$/,
  ],
  ['a transition that nobody says', (drawing) => (said(drawing).label.rows.length = 0), /: is said 0 times$/],
  [
    'a transition that is said twice',
    (drawing) => at(boxAt(drawing, 'failed').rows, 0).transitions.push(at(chart.transitions, 0).key),
    /: is said 2 times$/,
  ],
  [
    'a transition of another chart',
    (drawing) => at(boxAt(drawing, 'failed').rows, 0).transitions.push('elsewhere | go | 0'),
    /^elsewhere \| go \| 0: is not in the chart$/,
  ],
  [
    'two boxes of one name',
    (drawing) => (boxAt(drawing, 'failed').id = 'loading'),
    /^loading: is there twice$/,
  ],
  [
    'a state that is not drawn',
    (drawing) => (drawing.boxes = drawing.boxes.filter(({ id }) => id !== 'failed')),
    /^failed: is not drawn$/,
  ],
  ['a line that leads nowhere', (drawing) => (said(drawing).line.to = 'elsewhere'), /: leads nowhere$/],
  [
    'a link to a machine that is not drawn',
    (drawing) => Object.assign(at(boxAt(drawing, 'failed').rows, 0), { machineId: 'elsewhere' }),
    /: links to nothing$/,
  ],
  [
    'a chip to a state that is not there',
    (drawing) => Object.assign(at(boxAt(drawing, 'failed').rows, 0), { to: 'elsewhere' }),
    /: links to nothing$/,
  ],
  [
    'a beginning that is not at the top',
    (drawing) =>
      ((drawing.boxes.find(({ isInitial, id }) => isInitial && !id.includes('.')) ?? fail()).y += 400),
    /: begins, and is not at the top$/,
  ],
];

function position({ x, y }: { x: number; y: number }) {
  return { x: x + 3, y: y + 3 };
}

function lead(
  line: Line,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): void {
  line.points = [
    { x: x + width / 2, y },
    { x: x + width / 2, y: y + height },
  ];
}

function innerOf({ areas, boxes }: Drawing): string {
  const area = at(areas, 0);
  return boxes.find(({ id }) => id.startsWith(`${area.id}.`))?.id ?? fail();
}

function fail(): never {
  throw new Error('The drawing lacks what is to be damaged.');
}

describe('the check of a drawing', () => {
  it('[FLOW-04] finds nothing in a sound one', () => {
    expect(findDrawingFlaws(sound, chart, machines)).toEqual([]);
  });

  it.each(broken)('[FLOW-04] finds %s', (_, damage, flaw) => {
    const drawing = structuredClone(sound);
    damage(drawing);
    expect(findDrawingFlaws(drawing, chart, machines)).toContainEqual(expect.stringMatching(flaw));
  });
});
