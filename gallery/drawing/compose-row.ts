import type { Look } from '#gallery/words/chart.ts';
import type { Mark, Row, RowRole } from './drawing.ts';
import { widthOf, wrap, type Font } from './text.ts';

const plain: Font = { size: 12, weight: 'regular' };
const strong: Font = { size: 13, weight: 'semibold' };
const lineHeight = { plain: 16, strong: 18 };
const ascent = { plain: 12, strong: 13.5 };
/** A mark with the gap beside it. */
const markWidth = 16;
const widest = 170;

export function fontOf(role: RowRole): Font {
  return role === 'title' ? strong : plain;
}

export const fontSizes = { plain: plain.size, strong: strong.size };

type RowWords = Pick<Row, 'id' | 'role'> &
  Partial<Row> & {
    text: string;
    marked?: Mark | null;
    /** Where it leads, behind an arrow. */
    toWords?: string;
    width?: number;
  };

/** Sets a row, its corner at 0, 0. */
export function composeRow({ text, marked = null, toWords, width = widest, ...row }: RowWords): Row {
  const isTitle = row.role === 'title';
  const font = fontOf(row.role);
  const step = isTitle ? lineHeight.strong : lineHeight.plain;
  const baseline = isTitle ? ascent.strong : ascent.plain;
  const changed = changeMark(row.change ?? null);
  const leading = [marked, changed].filter((mark) => mark !== null);
  const indent = leading.length * markWidth;
  const lines = wrap(text, width - indent, font);
  const texts = lines.map((line, index) => ({ x: indent, y: index * step + baseline, text: line }));
  const marks = leading.map((mark, index) => ({ mark, x: index * markWidth, y: (step - 12) / 2 }));
  const ends = lines.map((line) => indent + widthOf(line, font));
  if (toWords !== undefined) {
    const last = lines.length - 1;
    const beside = (ends[last] ?? indent) + 4 + markWidth;
    const fits = beside + widthOf(toWords, font) <= width;
    const from = fits ? beside : indent + markWidth;
    const first = fits ? last : last + 1;
    marks.push({ mark: 'arrow', x: from - markWidth, y: first * step + (step - 12) / 2 });
    wrap(toWords, width - from, font).forEach((line, index) => {
      texts.push({ x: from, y: (first + index) * step + baseline, text: line });
      ends.push(from + widthOf(line, font));
    });
  }
  const bottom = Math.max(...texts.map(({ y }) => y)) - baseline + step;
  return {
    look: null,
    transitions: [],
    tip: null,
    to: null,
    machineId: null,
    change: null,
    ...row,
    x: 0,
    y: 0,
    width: Math.ceil(Math.max(...ends)),
    height: bottom,
    texts,
    marks,
  };
}

/** What stands before the words of a transition. */
export function markOf(look: Look): Mark | null {
  return look === 'always' || look === 'mixed' ? null : look;
}

function changeMark(change: Row['change']): Mark | null {
  return change === 'was' ? 'gone' : change;
}

/** Rows one below the other, from 0, 0. */
export function stack(rows: readonly Row[], gap = 0): { rows: Row[]; width: number; height: number } {
  let y = 0;
  const placed = rows.map((row) => {
    const moved = moveRow(row, 0, y);
    y += row.height + gap;
    return moved;
  });
  const width = Math.max(0, ...rows.map((row) => row.width));
  return { rows: placed, width, height: Math.max(0, y - gap) };
}

export function moveRow(row: Row, dx: number, dy: number): Row {
  const move = <At extends { x: number; y: number }>(at: At): At => ({ ...at, x: at.x + dx, y: at.y + dy });
  return { ...move(row), texts: row.texts.map(move), marks: row.marks.map(move) };
}
