import { expect, it } from 'vitest';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import { measuredCharacters, measureText } from '#gallery/drawing/measure-text.ts';
import widths from '#gallery/drawing/text-widths.json';

it("[FLOW-04] the widths by which charts are drawn are those of the app's font", async () => {
  const face = new FontFace('Measured', `url(${figtree})`, { weight: '300 900' });
  document.fonts.add(await face.load());
  expect(widths, 'run npx tsx tests/tools/measure-text.ts').toEqual(
    measureText('Measured', measuredCharacters),
  );
});
