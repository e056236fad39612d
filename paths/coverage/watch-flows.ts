import type { BrowserContext, Page } from '@playwright/test';
import type { StateValue } from 'xstate';
import type { SeenSection } from './flow-run.ts';
import { flowWatcher, type FlowListener } from './flow-watcher.ts';

/** Notes from now on which transitions the machines in the pages of a context take, each stretch once. */
export async function watchFlows(context: BrowserContext): Promise<() => SeenSection[]> {
  const stretches = new Map<string, SeenSection>();
  await context.exposeBinding('noteFlowSection', (_, pathSection: SeenSection) => {
    stretches.set(JSON.stringify(pathSection), pathSection);
  });
  await context.addInitScript({ content: `(${inspectEveryActor.toString()})(${flowWatcher.toString()});` });
  return () => [...stretches.values()];
}

/** Where the running machine of a watched page stands; null while none runs. */
export async function stateOnPage(page: Page, machine: string): Promise<StateValue | null> {
  return page.evaluate((id): StateValue | null => {
    const { flowActors } = window as Window & typeof globalThis & FlowListener;
    const actor = flowActors.get(id);
    return actor?.getSnapshot().value ?? null;
  }, machine);
}

/**
 * Runs in the page before its first script. The options of every `createActor` inherit an inspector from here, so that
 * the app is watched as it was built, and from its first moment.
 */
function inspectEveryActor(watcher: typeof flowWatcher): void {
  const { noteFlowSection } = window as Window & typeof globalThis & FlowListener;
  const listener: FlowListener = { noteFlowSection, flowActors: new Map() };
  Object.assign(window, { flowActors: listener.flowActors });
  // oxlint-disable-next-line no-extend-native -- nobody else can reach the actors of a built app
  Object.defineProperty(Object.prototype, 'inspect', {
    value: watcher(listener),
    configurable: true,
    writable: true,
  });
}
