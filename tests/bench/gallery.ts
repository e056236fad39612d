import { chromium, type Browser } from '@playwright/test';
import { registry } from '#machines/registry.ts';
import { serveBuiltGallery } from '#tests/support/built-gallery.ts';
import { chromiumArguments, findChromium } from '#tests/support/chromium.ts';
import { declaredTransitions } from '#paths/explore/declared-transitions.ts';
import { runCommand } from '#paths/command-line.ts';

/*
 * From the opening of the built gallery in a fresh browser context to the paint of the drawing, for the machines with
 * the most transitions. `ROUNDS` is how often each is opened. Whatever else the machine does only adds to a figure, so
 * that the least of the rounds is judged.
 */

const rounds = Number(process.env['ROUNDS'] ?? 5);
const goal = 1000;
const largest = 3;

const drawn = "[role=group][aria-label^='Drawing of'] svg [data-state]";

/** Milliseconds from the start of the navigation to the frame after the drawing is in the page. */
async function open(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(`
    const look = () => document.querySelector(${JSON.stringify(drawn)})
      ? setTimeout(() => performance.mark('drawn'))
      : requestAnimationFrame(look);
    requestAnimationFrame(look);
  `);
  await page.goto(address);
  await page.waitForFunction(() => performance.getEntriesByName('drawn').length > 0);
  const took = await page.evaluate(() => performance.getEntriesByName('drawn')[0]?.startTime ?? Infinity);
  await page.close();
  return Math.round(took);
}

await runCommand(async () => {
  const machines = registry
    .map(({ machine }) => ({ id: machine.id, transitions: declaredTransitions(machine).size }))
    .toSorted((one, other) => other.transitions - one.transitions)
    .slice(0, largest);
  const gallery = await serveBuiltGallery();
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
  let isStored = true;
  for (const { id, transitions } of machines) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) times.push(await open(browser, `${gallery.address}#/${id}`));
    const least = Math.min(...times);
    isStored &&= least <= goal;
    process.stdout.write(
      `${id}, ${transitions} transitions: drawn ${least} ms after opening (${times.join(', ')}; goal ${goal})\n`,
    );
  }
  await browser.close();
  gallery.close();
  return isStored ? 0 : 1;
});
