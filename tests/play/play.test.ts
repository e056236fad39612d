import { writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { showCaption } from '#paths/play/caption.ts';
import { productPaths } from '#paths/play/product-paths.ts';
import { test } from '#tests/support/path-test.ts';
import { stripOf, type Picture } from '#paths/play/filmstrip.ts';

const { PLAY_PATH: id = '', PLAY_RECORD: strip } = process.env;

/** Long enough to read a caption; what is recorded has its pictures. */
const readingTime = strip === undefined ? 2500 : 700;

const found = productPaths(id.split('-')[0]).find(({ path }) => path.id === id);
if (!found) throw new Error(`No path "${id}" can be played.`);

test(`${id}: ${found.path.title}`, async ({ page, play }) => {
  const { steps, title } = found.path;
  const pictures: Picture[] = [];
  await play(found, async (point, index) => {
    const caption = `${index} of ${steps.length}: ${point.title} → ${point.words}`;
    await showCaption(page, caption);
    if (strip !== undefined) {
      const image = await page.screenshot({ type: 'jpeg', quality: 80 });
      pictures.push({ caption, state: point.state, image });
    }
    await pause(readingTime);
  });
  if (strip === undefined) return;
  writeFileSync(strip, stripOf(`${id}: ${title}`, pictures));
  await page.close();
  await page.video()?.saveAs(strip.replace(/\.html$/, '.webm'));
});
