import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from '@playwright/test';
import { measuredCharacters, measureText } from '#gallery/drawing/measure-text.ts';
import { chromiumArguments, findChromium } from '#tests/support/chromium.ts';
import { runCommand } from '#paths/command-line.ts';

const font = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
const table = new URL('../../gallery/drawing/text-widths.json', import.meta.url);

/** Writes the table by which the charts are drawn without a browser. */
await runCommand(async () => {
  const file = readFileSync(createRequire(import.meta.url).resolve(font)).toString('base64');
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
  const page = await browser.newPage();
  await page.evaluate(async (data) => {
    const face = new FontFace('Measured', `url(data:font/woff2;base64,${data})`, { weight: '300 900' });
    document.fonts.add(await face.load());
  }, file);
  const widths: unknown = await page.evaluate(
    `(${measureText.toString()})('Measured', ${JSON.stringify(measuredCharacters)})`,
  );
  await browser.close();
  writeFileSync(table, `${JSON.stringify(widths)}\n`);
  return 0;
});
