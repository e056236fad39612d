import type { Browser } from '@playwright/test';
import { namesStored, slowDown, type Cookies, type Device } from './measure.ts';

/** Longer than what comes when a page is used waits for an idle moment. */
const quietMilliseconds = 3000;

interface Target {
  address: string;
  cookies: Cookies;
  /** The accessible name of the button that opens the modal. */
  button: string;
  /** CSS selector of what must be there to be operated. */
  controls: string;
}

/** Milliseconds from the click until the modal's controls are there, on a page that was looked at, used and is quiet. */
export async function measureOpening(
  browser: Browser,
  { address, cookies, button, controls }: Target,
  device: Device,
): Promise<number> {
  const context = await browser.newContext({ viewport: device.viewport, reducedMotion: 'reduce' });
  try {
    await context.addCookies(cookies);
    const page = await context.newPage();
    await slowDown(await context.newCDPSession(page), device);
    await page.addInitScript({ content: namesStored });
    await page.goto(address);
    const opener = page.getByRole('button', { name: button, exact: true });
    await opener.waitFor();
    await page.mouse.move(20, 20);
    await page.waitForTimeout(quietMilliseconds);
    await page.waitForLoadState('networkidle');
    await page.evaluate((selector) => {
      const opened = new Promise<number>((resolve) => {
        const begin = (click: MouseEvent) => {
          const look = () => {
            if (document.querySelector(selector)) resolve(performance.now() - click.timeStamp);
            else requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        };
        addEventListener('click', begin, { capture: true, once: true });
      });
      Reflect.set(window, 'opened', opened);
    }, controls);
    await opener.click();
    return await page.evaluate(() => Reflect.get(window, 'opened') as Promise<number>);
  } finally {
    await context.close();
  }
}
