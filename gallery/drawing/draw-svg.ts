import type { Area, Box, Drawing, Label, Line, Place, Point, Row } from './drawing.ts';
import { escape } from '#paths/text/escape.ts';
import { holds } from './geometry.ts';
import { markSvg, round } from './svg-marks.ts';
import { style } from './svg-style.ts';

const cornerRadius = 6;
const tipLength = 7;
const tipHalf = 3.5;

/** The drawing as a picture that stands alone and takes the colour scheme of the page around it. */
export function drawSvg(drawing: Drawing): string {
  const { width, height, title, header, areas, boxes, lines, labels } = drawing;
  const inner = [
    `<title>${escape(title)}</title>`,
    `<style>${style}</style>`,
    ...header.map(rowSvg),
    ...areas.map(areaSvg),
    ...lines.map((line) => lineSvg(line, labels, areas)),
    ...areas.map(headingSvg),
    ...boxes.map(boxSvg),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" class="drawing" role="img" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inner.join('')}</svg>`;
}

function areaSvg(area: Area): string {
  const classes = named('area', area.depth % 2 === 1 && 'odd', area.isRegion && 'region', changeClass(area));
  return `<g class="${classes}" data-state="${escape(area.state)}">${rectSvg(area, 10)}</g>`;
}

/** The words of an area are drawn over what is inside it. */
function headingSvg(area: Area): string {
  const dot = area.isInitial ? dotSvg(area) : '';
  return `<g class="heading" data-state="${escape(area.state)}">${dot}${area.rows.map(rowSvg).join('')}</g>`;
}

function boxSvg(box: Box): string {
  const double = box.look === 'final' ? rectSvg(around(box, -3), 6) : '';
  const dividers = box.rows.slice(1).map((row, index) => dividerSvg(box, row, box.rows[index]));
  const owner = box.look === 'inside' ? '' : ` data-state="${escape(box.state)}"`;
  return [
    `<g class="${named(box.look, changeClass(box))}"${owner}>`,
    rectSvg(box, box.look === 'deciding' || box.look === 'history' ? Math.min(14, box.height / 2) : 8),
    double,
    ...dividers,
    ...box.rows.map(rowSvg),
    box.isInitial ? dotSvg(box) : '',
    '</g>',
  ].join('');
}

/** Between what a state is and what happens in it. */
function dividerSvg(box: Box, row: Row, before: Row | undefined): string {
  if (row.transitions.length === 0 || !before || before.transitions.length > 0) return '';
  const y = round((before.y + before.height + row.y) / 2);
  return `<path class="divider" d="M${round(box.x + 8)} ${y}H${round(box.x + box.width - 8)}"/>`;
}

function lineSvg(line: Line, labels: readonly Label[], areas: readonly Area[]): string {
  const own = labels.filter((label) => label.line === line.id);
  const [only] = line.transitions.length === 1 ? line.transitions : [];
  const classes = `${line.look}${line.change ? ` is-${line.change}` : ''}`;
  const way = `<path class="way ${classes}" d="${roundedPath(shortened(line.points))}"/>`;
  const parts = `${way}<path class="tip ${line.look}" d="${tipPath(line.points)}"/>`;
  const drawn = only === undefined ? parts : `<g data-transition="${escape(only)}">${parts}</g>`;
  return `<g class="line" data-line="${escape(line.id)}">${drawn}${own.map((label) => labelSvg(label, areas)).join('')}</g>`;
}

function labelSvg(label: Label, areas: readonly Area[]): string {
  const depths = areas.filter((area) => holds(area, label)).map(({ depth }) => depth);
  const deepest = Math.max(-1, ...depths);
  const ground = deepest < 0 ? 'patch' : `patch ${deepest % 2 === 1 ? 'odd' : 'even'}`;
  const patch = `<rect class="${ground}" ${sizes(label)}/>`;
  return patch + label.rows.map(rowSvg).join('');
}

function rowSvg(row: Row): string {
  const marks = row.marks.map(({ mark, x, y }) => markSvg(mark, x, y)).join('');
  const texts = row.texts
    .map(({ x, y, text }) => `<text x="${round(x)}" y="${round(y)}">${escape(text)}</text>`)
    .join('');
  const tip = row.tip === null ? '' : `<title>${escape(row.tip)}</title>`;
  const links = row.machineId === null ? '' : ` data-machine="${escape(row.machineId)}"`;
  const leads = row.to === null || row.role !== 'chip' ? '' : ` data-to="${escape(row.to)}"`;
  const area = `<rect class="hit" ${sizes(row)} fill="none" pointer-events="all"/>`;
  const group = `<g class="${named('row', row.role, row.look, changeClass(row))}"${links}${leads}>${tip}${area}${marks}${texts}</g>`;
  return row.transitions.reduceRight(
    (inner, key) => `<g data-transition="${escape(key)}">${inner}</g>`,
    group,
  );
}

function rectSvg(place: Place, radius: number): string {
  return `<rect class="shape" ${sizes(place)} rx="${round(radius)}"/>`;
}

function sizes({ x, y, width, height }: Place): string {
  return `x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"`;
}

function dotSvg({ x, y }: Point): string {
  return `<circle class="dot" cx="${round(x)}" cy="${round(y)}" r="5"/>`;
}

function around({ x, y, width, height }: Place, by: number): Place {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

/** The line ends where its tip begins. */
function shortened(points: readonly Point[]): Point[] {
  const end = points.at(-1);
  const before = points.at(-2);
  if (!end || !before) return [...points];
  const { x, y } = direction(before, end);
  return [...points.slice(0, -1), { x: end.x - x * tipLength, y: end.y - y * tipLength }];
}

function tipPath(points: readonly Point[]): string {
  const end = points.at(-1);
  const before = points.at(-2);
  if (!end || !before) return '';
  const { x, y } = direction(before, end);
  const back = { x: end.x - x * tipLength, y: end.y - y * tipLength };
  const corner = (side: number) => `${round(back.x + y * side)} ${round(back.y + x * side)}`;
  return `M${round(end.x)} ${round(end.y)}L${corner(tipHalf)}L${corner(-tipHalf)}Z`;
}

function roundedPath(points: readonly Point[]): string {
  return points
    .map((point, index) => {
      const before = points[index - 1];
      const next = points[index + 1];
      const at = `${round(point.x)} ${round(point.y)}`;
      if (!before) return `M${at}`;
      if (!next) return `L${at}`;
      const radius = Math.min(cornerRadius, distance(before, point) / 2, distance(point, next) / 2);
      const back = direction(point, before);
      const on = direction(point, next);
      const enter = `${round(point.x + back.x * radius)} ${round(point.y + back.y * radius)}`;
      return `L${enter}Q${at} ${round(point.x + on.x * radius)} ${round(point.y + on.y * radius)}`;
    })
    .join('');
}

function direction(from: Point, to: Point): Point {
  return { x: Math.sign(to.x - from.x), y: Math.sign(to.y - from.y) };
}

function distance(one: Point, other: Point): number {
  return Math.abs(one.x - other.x) + Math.abs(one.y - other.y);
}

function changeClass({ change }: { change: string | null }): string | false {
  return change !== null && `is-${change}`;
}

function named(...names: (string | null | false)[]): string {
  return names.filter(Boolean).join(' ');
}
