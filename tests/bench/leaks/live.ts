import type { Page } from '@playwright/test';

/** What is alive in a page after its garbage was collected. */
export interface Live {
  /** Actors that somebody still holds. */
  actors: number;
  listeners: number;
  nodes: number;
  /** Bytes. */
  heap: number;
}

/** The prototype of the app's actors: one is found among the properties of what React has rendered. */
const findPrototype = `(() => {
  const isActor = (value) => typeof value === 'object' && value !== null && 'getSnapshot' in value && 'send' in value && 'sessionId' in value;
  const search = (value, depth) => {
    if (isActor(value)) return value;
    if (depth === 0 || typeof value !== 'object' || value === null) return undefined;
    for (const each of Object.values(value)) {
      const found = search(each, depth - 1);
      if (found) return found;
    }
  };
  for (const element of [document, ...document.querySelectorAll('*')]) {
    const key = Object.keys(element).find((name) => name.startsWith('__reactContainer$') || name.startsWith('__reactFiber$'));
    for (let fiber = key && element[key]; fiber; fiber = fiber.child ?? fiber.return?.sibling) {
      const actor = search(fiber.memoizedProps, 3);
      if (actor) return Object.getPrototypeOf(actor);
    }
  }
  throw new Error('React has rendered no actor.');
})()`;

export async function measureLive(page: Page): Promise<Live> {
  await page.waitForLoadState('networkidle');
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('HeapProfiler.enable');
  await devTools.send('HeapProfiler.collectGarbage');
  const { result: prototype } = await devTools.send('Runtime.evaluate', { expression: findPrototype });
  if (prototype.objectId === undefined) throw new Error(`No actor: ${prototype.description ?? ''}`);
  const { objects } = await devTools.send('Runtime.queryObjects', { prototypeObjectId: prototype.objectId });
  const { result: counted } = await devTools.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration: 'function () { return this.length; }',
    returnByValue: true,
  });
  await devTools.send('Runtime.releaseObject', { objectId: objects.objectId ?? '' });
  await devTools.send('HeapProfiler.collectGarbage');
  await devTools.send('Performance.enable');
  const { metrics } = await devTools.send('Performance.getMetrics');
  await devTools.detach();
  const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? Number.NaN;
  return {
    actors: Number(counted.value),
    listeners: metric('JSEventListeners'),
    nodes: metric('Nodes'),
    heap: metric('JSHeapUsedSize'),
  };
}
