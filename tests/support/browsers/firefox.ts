import { launch, type Page } from 'puppeteer-core';
import { pathOf } from './installed.ts';
import { patience, type BrowserWindow } from './window.ts';

function partsOf(page: Page): Pick<BrowserWindow, 'click' | 'type' | 'text'> {
  const find = async (xpath: string) => {
    const element = await page.waitForSelector(`xpath/${xpath}`, { visible: true, timeout: patience });
    if (element === null) throw new Error(`Nothing is at ${xpath}.`);
    return element;
  };
  return {
    click: async (xpath) => (await find(xpath)).click(),
    type: async (xpath, text) => (await find(xpath)).type(text),
    text: async () => String(await page.evaluate('document.body.innerText')),
  };
}

/** A window of Debian's Firefox, driven by WebDriver BiDi. */
export async function openFirefox(): Promise<BrowserWindow> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: pathOf('firefox'),
    defaultViewport: { width: 1280, height: 1000 },
  });
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return {
    ...partsOf(page),
    open: async (address) => void (await page.goto(address)),
    complaints: () => Promise.resolve(complaints),
    close: () => browser.close(),
  };
}
