import { spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Builder, By, Capabilities, until, type WebDriver } from 'selenium-webdriver';
import { pathOf } from './installed.ts';
import { patience, type BrowserWindow } from './window.ts';

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

async function answerAt(address: string): Promise<void> {
  const deadline = performance.now() + patience;
  while (performance.now() < deadline) {
    const response = await fetch(address).catch(() => null);
    if (response?.ok) return;
    await wait(100);
  }
  throw new Error(`Nothing answers at ${address}.`);
}

/** This driver clicks where an element is, even below the edge of the window. */
const scrollTo = `arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })`;

interface WebKitWindow extends BrowserWindow {
  /** The text that can be seen at this moment in the frame at this XPath. */
  textIn: (frame: string) => Promise<string>;
}

const bodyText = 'return document.body.innerText';

function partsOf(driver: WebDriver): Pick<WebKitWindow, 'click' | 'type' | 'text' | 'textIn'> {
  const find = async (xpath: string) => {
    const element = await driver.wait(
      until.elementLocated(By.xpath(xpath)),
      patience,
      `Nothing is at ${xpath}.`,
    );
    await driver.wait(until.elementIsVisible(element), patience, `What is at ${xpath} is not to be seen.`);
    await driver.executeScript(scrollTo, element);
    return element;
  };
  return {
    click: async (xpath) => (await find(xpath)).click(),
    type: async (xpath, text) => (await find(xpath)).sendKeys(text),
    text: () => driver.executeScript<string>(bodyText),
    textIn: async (frame) => {
      await driver.switchTo().frame(await find(frame));
      const text = await driver.executeScript<string>(bodyText);
      await driver.switchTo().defaultContent();
      return text;
    },
  };
}

/** This driver tells nothing of the console: the page writes down what happens after it was opened. */
const listen = `
  window.complaints = [];
  const complain = (text) => window.complaints.push(String(text));
  addEventListener('error', (event) => complain(event.message));
  addEventListener('unhandledrejection', (event) => complain(event.reason));
  addEventListener('securitypolicyviolation', (event) => complain(event.violatedDirective));
  console.error = (...parts) => complain(parts.join(' '));
  console.warn = console.error;
`;

export interface WebKitOptions {
  /** A proxy of this machine for all pages, whose certificates are taken as they are. */
  proxyPort?: number;
}

/** A window of WebKitGTK's MiniBrowser on a screen of its own, driven by WebDriver. */
export async function openWebKit({ proxyPort }: WebKitOptions = {}): Promise<WebKitWindow> {
  const port = await freePort();
  const server = spawn(pathOf('screen'), ['-a', pathOf('webKitDriver'), `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
  });
  const address = `http://127.0.0.1:${port}`;
  await answerAt(`${address}/status`);
  const capabilities = new Capabilities({ browserName: 'MiniBrowser' });
  if (proxyPort !== undefined) {
    capabilities.setAcceptInsecureCerts(true);
    capabilities.set('webkitgtk:browserOptions', {
      binary: pathOf('miniBrowser'),
      args: ['--automation', `--proxy=http://127.0.0.1:${proxyPort}`],
    });
  }
  const driver = new Builder().usingServer(address).withCapabilities(capabilities).build();
  await driver.getSession();
  return {
    ...partsOf(driver),
    open: async (page) => {
      await driver.get(page);
      await driver.executeScript(listen);
    },
    complaints: () => driver.executeScript<string[]>('return window.complaints'),
    close: async () => {
      await driver.quit();
      if (server.pid !== undefined) process.kill(-server.pid);
    },
  };
}
