import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from '@playwright/test';

/** One first load, in milliseconds from the navigation's start, and what it took. */
export interface Load {
  visible: number;
  usable: number;
  cpu: number;
  layoutShift: number;
  /** Requests before the page was usable, and until it was quiet. */
  requestsBefore: number;
  requests: number;
  /** The longest chain of requests of which each began after the one before had ended. */
  stages: number;
  /** Compressed script before the page was usable, in kB. */
  scriptBefore: number;
  /** Calls of the API that were made more than once. */
  repeated: string[];
}

interface Request {
  url: string;
  type: string;
  start: number;
  end: number;
  bytes: number;
}

interface Marks {
  visible?: number;
  usable?: number;
  shift: number;
}

export interface Device {
  cpu: number;
  network: { latency: number; bytesPerSecond: number };
  viewport: { width: number; height: number };
}

/** A phone of the lower middle, on a mobile network. */
export const phone: Device = {
  cpu: 4,
  network: { latency: 150, bytesPerSecond: 200_000 },
  viewport: { width: 390, height: 844 },
};

export type Cookies = Parameters<BrowserContext['addCookies']>[0];

interface Target {
  address: string;
  /** CSS selectors: what must have a box to be visible, and what must besides be run by React. */
  visible: string;
  usable: string;
  /** Nothing of this kind may be left when it is usable. */
  pending?: string;
  cookies?: Cookies;
}

/** tsx keeps the names of functions by this helper, which the page does not have. */
export const namesStored = 'globalThis.__name = (named) => named;';

const quietMilliseconds = 1500;

/** The browser asks for the tab's icon by itself once the page has loaded, at about the time when it becomes usable. */
const tabIcon = /\/favicon\.svg$/;

/** Opens a page once with nothing cached. */
export async function measureLoad(browser: Browser, target: Target, device = phone): Promise<Load> {
  const options: BrowserContextOptions = { viewport: device.viewport, reducedMotion: 'reduce' };
  const context = await browser.newContext(options);
  try {
    if (target.cookies) await context.addCookies(target.cookies);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const requests = await recordRequests(session);
    await slowDown(session, device);
    await page.addInitScript({ content: namesStored });
    await page.addInitScript(watch, target);
    await page.goto(target.address, { waitUntil: 'commit' });
    await page.waitForFunction(() => Reflect.get(window, 'marks')?.usable !== undefined, undefined, {
      timeout: 60_000,
    });
    await untilQuiet(page, requests);
    return await summarise(page, session, requests);
  } finally {
    await context.close();
  }
}

/** The device's network and processor. */
export async function slowDown(session: CDPSession, { cpu, network }: Device): Promise<void> {
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latency,
    downloadThroughput: network.bytesPerSecond,
    uploadThroughput: network.bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}

async function recordRequests(session: CDPSession): Promise<Map<string, Request>> {
  const requests = new Map<string, Request>();
  await session.send('Network.enable');
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type = '' }) => {
    if (!request.url.startsWith('http') || tabIcon.test(request.url)) return;
    requests.set(requestId, { url: request.url, type, start: timestamp, end: Infinity, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) Object.assign(request, { end: timestamp, bytes: encodedDataLength });
  });
  session.on('Network.loadingFailed', ({ requestId, timestamp }) => {
    const request = requests.get(requestId);
    if (request) request.end = timestamp;
  });
  return requests;
}

/** Until nothing is on its way, and nothing new comes for a while. */
async function untilQuiet(page: Page, requests: Map<string, Request>): Promise<void> {
  for (let count = -1; count !== requests.size;) {
    count = requests.size;
    await page.waitForTimeout(quietMilliseconds);
    if ([...requests.values()].some(({ end }) => end === Infinity)) count = -1;
  }
}

async function summarise(page: Page, session: CDPSession, recorded: Map<string, Request>): Promise<Load> {
  const marks = await page.evaluate(() => Reflect.get(window, 'marks') as Required<Marks>);
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? 0;
  const requests = [...recorded.values()].toSorted((one, other) => one.start - other.start);
  const begin = requests[0]?.start ?? 0;
  const before = requests.filter(({ start }) => (start - begin) * 1000 < marks.usable);
  const calls = requests.filter(({ type }) => type === 'Fetch' || type === 'XHR').map(({ url }) => url);
  return {
    visible: marks.visible,
    usable: marks.usable,
    cpu: metric('TaskDuration') * 1000,
    layoutShift: marks.shift,
    requestsBefore: before.length,
    requests: requests.length,
    stages: stagesOf(before),
    scriptBefore: before.reduce((sum, { type, bytes }) => sum + (type === 'Script' ? bytes : 0), 0) / 1000,
    repeated: calls.filter((url, index) => calls.indexOf(url) !== index),
  };
}

function stagesOf(requests: readonly Request[]): number {
  const stages: number[] = [];
  for (const { start } of requests) {
    const ended = requests.flatMap(({ end }, index) => (end <= start ? [stages[index] ?? 0] : []));
    stages.push(1 + Math.max(0, ...ended));
  }
  return Math.max(0, ...stages);
}

/** Runs in the page: looks at it at each frame, and sums what moves. */
function watch({ visible, usable, pending }: Target): void {
  const marks: Marks = { shift: 0 };
  Reflect.set(window, 'marks', marks);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Reflect.get(entry, 'hadRecentInput') !== true) marks.shift += Number(Reflect.get(entry, 'value'));
    }
  }).observe({ type: 'layout-shift', buffered: true });
  const isRun = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
  const look = () => {
    const seen = document.querySelector(visible);
    if (seen && seen.getClientRects().length > 0) marks.visible ??= performance.now();
    const ready = document.querySelector(usable);
    const waits = pending !== undefined && document.querySelector(pending) !== null;
    if (ready && isRun(ready) && !waits) marks.usable ??= performance.now();
    if (marks.usable === undefined) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
