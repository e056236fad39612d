import type { BrowserContext, Page } from '@playwright/test';
import type { AnyActorRef, AnyStateMachine, InspectionEvent, StateValue } from 'xstate';
import type { SeenStretch, SeenTransition } from '#tests/support/model/flow-run.ts';

/** What the script in a page leaves for the tests. */
interface Watched {
  noteFlowStretch: (stretch: SeenStretch) => void;
  /** The running actor of each machine, by the machine's id; the newest of several. */
  flowActors: Map<string, AnyActorRef>;
}

/** Notes from now on which transitions the machines in the pages of a context take, each stretch once. */
export async function watchFlows(context: BrowserContext): Promise<() => SeenStretch[]> {
  const stretches = new Map<string, SeenStretch>();
  await context.exposeBinding('noteFlowStretch', (_, stretch: SeenStretch) => {
    stretches.set(JSON.stringify(stretch), stretch);
  });
  await context.addInitScript(inspectEveryActor);
  return () => [...stretches.values()];
}

/** Where the running machine of a watched page stands; null while none runs. */
export async function stateOnPage(page: Page, machine: string): Promise<StateValue | null> {
  return page.evaluate((id): StateValue | null => {
    const { flowActors } = window as Window & typeof globalThis & Watched;
    const actor = flowActors.get(id);
    return actor?.getSnapshot().value ?? null;
  }, machine);
}

/**
 * Runs in the page before its first script. The options of every `createActor` inherit an inspector from here, so that
 * the app is watched as it was built, and from its first moment.
 */
function inspectEveryActor(): void {
  const { noteFlowStretch } = window as Window & typeof globalThis & Watched;
  const flowActors: Watched['flowActors'] = new Map();
  Object.assign(window, { flowActors });
  const takenBefore = new WeakMap<AnyActorRef, SeenTransition[]>();
  const takenNow = new WeakMap<AnyActorRef, SeenTransition[]>();

  /** A flow that is fetched runs in a logic of its own: only its snapshots tell the machine. */
  const machineOf = (inspected: InspectionEvent): string | null => {
    const snapshot: unknown = 'snapshot' in inspected ? inspected.snapshot : null;
    const { machine } = (snapshot ?? {}) as { machine?: AnyStateMachine };
    return machine?.id ?? null;
  };
  const seen = (inspected: Extract<InspectionEvent, { type: '@xstate.microstep' }>): SeenTransition[] =>
    // oxlint-disable-next-line no-underscore-dangle -- a canary test watches over it
    inspected._transitions.flatMap((definition) => {
      const { source, eventType } = definition;
      const branches = eventType === '' ? source.always : source.transitions.get(eventType);
      const index = branches?.indexOf(definition) ?? -1;
      return index < 0 ? [] : [{ path: source.path, eventType, index }];
    });
  const inspect = (inspected: InspectionEvent) => {
    const actor: unknown = inspected.actorRef;
    const running = actor as AnyActorRef;
    const machine = machineOf(inspected);
    if (machine === null) return;
    flowActors.set(machine, running);
    if (inspected.type === '@xstate.microstep') {
      takenNow.set(running, [...(takenNow.get(running) ?? []), ...seen(inspected)]);
    }
    if (inspected.type !== '@xstate.snapshot') return;
    const taken = takenNow.get(running) ?? [];
    if (taken.length === 0) return;
    noteFlowStretch({ machine, before: takenBefore.get(running) ?? [], taken });
    takenBefore.set(running, taken);
    takenNow.set(running, []);
  };
  // oxlint-disable-next-line no-extend-native -- nobody else can reach the actors of a built app
  Object.defineProperty(Object.prototype, 'inspect', { value: inspect, configurable: true, writable: true });
}
