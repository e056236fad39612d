import { n } from './draw.ts';
import { letterforms, type FaceName } from './letterforms.ts';

interface Lettering {
  fill: string;
  /** The size of the em; or else the width that the whole text gets. */
  size?: number;
  width?: number;
  anchor?: 'start' | 'middle' | 'end';
  /** Extra space after each letter, in thousandths of the em. */
  tracking?: number;
  /** Makes the strokes heavier, by so many thousandths of the em. */
  weight?: number;
}

/**
 * A text drawn as outlines, so that it looks the same wherever the picture is shown (no web font loads inside an image).
 * `x` and `y` are the anchor on the baseline. Throws on a letter that the face does not have.
 */
export function lettering(
  name: FaceName,
  text: string,
  x: number,
  y: number,
  { fill, size, width, anchor = 'middle', tracking = 0, weight = 0 }: Lettering,
): string {
  const face = letterforms[name];
  const letters = [...text];
  let cursor = 0;
  const outlines = letters.map((letter, index) => {
    const next = letters[index + 1] ?? '';
    const [advance, outline] = letter === ' ' ? [260, ''] : (face.glyphs[letter] ?? missing(name, letter));
    const at = cursor;
    cursor += advance + (face.kern[letter + next] ?? 0) + (next === '' ? 0 : tracking);
    return outline === '' ? '' : `<path transform="translate(${at})" d="${outline}"/>`;
  });
  const scale = width === undefined ? (size ?? 16) / 1000 : width / cursor;
  const start = x - cursor * scale * { start: 0, middle: 0.5, end: 1 }[anchor];
  const scaled = Math.round(scale * 1e5) / 1e5;
  const bold = weight === 0 ? '' : ` stroke="${fill}" stroke-width="${weight}"`;
  return `<g transform="translate(${n(start)} ${n(y)}) scale(${scaled})" fill="${fill}"${bold}>${outlines.join('')}</g>`;
}

function missing(name: string, letter: string): never {
  throw new Error(`The face "${name}" has no letter "${letter}"`);
}
