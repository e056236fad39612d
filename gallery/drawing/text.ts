import widths from './text-widths.json' with { type: 'json' };

export interface Font {
  size: number;
  weight: 'regular' | 'semibold';
}

const unknownWidth = 620;
/** Letters of East Asia fill their square. */
const wide =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\u{1f300}-\u{1faff}]/u;
const indexes = new Map([...widths.characters].map((character, index) => [character, index]));

/** How wide a text is drawn, in pixels: as the table has it, and never less. */
export function widthOf(text: string, { size, weight }: Font): number {
  const advances = [...text].map((character) => {
    const known = widths[weight][indexes.get(character) ?? -1];
    return known ?? (wide.test(character) ? 1000 : unknownWidth);
  });
  return (advances.reduce((sum, advance) => sum + advance, 0) * size) / 1000;
}

/** The text in lines that are at most so wide; a word that is wider alone is broken. */
export function wrap(text: string, width: number, font: Font): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).flatMap((each) => broken(each, width, font))) {
    const joined = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(joined, font) <= width) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
}

function broken(word: string, width: number, font: Font): string[] {
  const parts = [''];
  for (const character of word) {
    const longer = `${parts.at(-1)}${character}`;
    if (widthOf(`${longer}-`, font) <= width || widthOf(word, font) <= width)
      parts[parts.length - 1] = longer;
    else parts.push(character);
  }
  return parts.map((part, index) => (index < parts.length - 1 ? `${part}-` : part));
}
