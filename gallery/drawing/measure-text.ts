/** The characters that charts are written in; others are taken as wide. */
export const measuredCharacters = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)),
  ...'äöüÄÖÜßéèàçñ–—‘’“”…×·',
].join('');

export interface TextWidths {
  characters: string;
  /** For each character its advance in thousandths of the font's size. */
  regular: number[];
  semibold: number[];
}

/** Measures the font of the app as this browser draws it. The font must be loaded in both weights. */
export function measureText(family: string, characters: string): TextWidths {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('This browser has no canvas to measure with.');
  const [regular = [], semibold = []] = [400, 600].map((weight) => {
    context.font = `${weight} 1000px "${family}"`;
    return [...characters].map((character) => Math.ceil(context.measureText(character).width));
  });
  return { characters, regular, semibold };
}
