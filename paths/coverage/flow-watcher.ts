import type { AnyActorRef, AnyStateMachine, InspectionEvent } from 'xstate';
import type { SeenSection, SeenTransition } from './flow-run.ts';

/** Who hears of the machines that run in a page. */
export interface FlowListener {
  noteFlowSection: (pathSection: SeenSection) => void;
  /** The running actor of each machine, by the machine's id; the newest of several. */
  flowActors: Map<string, AnyActorRef>;
}

/**
 * An inspector that notes each stretch of transitions, and whether a member's hand made it: whether it was taken while
 * the browser handled an input of its user's. It leans on nothing around it, as it is also sent to a page as text.
 */
export function flowWatcher({ noteFlowSection, flowActors }: FlowListener) {
  const takenBefore = new WeakMap<AnyActorRef, SeenTransition[]>();
  const takenNow = new WeakMap<AnyActorRef, SeenTransition[]>();
  let isByHand = false;
  /** Not a timer: journeys stop the page's clock. */
  const nextTask = new MessageChannel();
  nextTask.port1.addEventListener('message', () => {
    isByHand = false;
  });
  nextTask.port1.start();
  for (const input of ['pointerdown', 'pointerup', 'click', 'keydown', 'input', 'change', 'popstate']) {
    const receive = ({ isTrusted }: Event) => {
      if (!isTrusted) return;
      isByHand = true;
      nextTask.port2.postMessage(null);
    };
    window.addEventListener(input, receive, { capture: true });
  }

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
  return (inspected: InspectionEvent) => {
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
    noteFlowSection({ machine, before: takenBefore.get(running) ?? [], taken, isByHand });
    takenBefore.set(running, taken);
    takenNow.set(running, []);
  };
}
