import { SimulatedClock, type AnyActorRef, type AnyStateMachine, type EventFromLogic } from 'xstate';
import { afterAll, expect, onTestFinished } from 'vitest';
import { commands, userEvent } from 'vitest/browser';
import type { AnyRegistryEntry } from '#machines/registry-entry.ts';
import { recordTransitions } from '#paths/explore/transition-recorder.ts';
import { deviation, pointAt, walkedStep, type Subject } from '#paths/walk/live-walk.ts';
import { perform } from '#paths/explore/perform.ts';
import type { FlowRun } from '#paths/coverage/flow-run.ts';
import type { Mounting } from '#paths/explore/mounting.ts';
import { settleOnCommand } from '#paths/explore/settle-on-command.ts';
import { speaking } from './speech/speaking.ts';
import { listen } from './speech/listen.ts';
import { speechTable } from './speech/speech-table.ts';
import { planPaths, wayOf, type PathStep, type TransitionPath } from '#paths/plan/transition-paths.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Writes down a walk over the screens. */
    storeRun: (run: FlowRun) => Promise<void>;
  }
}

/**
 * An event that no member causes, such as a session that expires, is sent to the machine as it is. A gesture gives it
 * back in a state that shows nothing to make it with; it asks the machine for the state, never the screen.
 */
export const external = 'external';

export interface ViewWalkOptions<Machine extends AnyStateMachine> {
  entry: AnyRegistryEntry;
  /** Actors of the machine that stay as they are, because the screens read them. */
  store?: readonly string[];
  /** Renders the screens and gives back the machine's running actor. */
  mount: (mounting: Mounting<Machine>) => Promise<AnyActorRef>;
  /** How a member causes each event, by role and name. */
  gestures: Gestures<EventFromLogic<Machine>>;
  /** What is on the screen in each state that rests, by its name: `open.choosing`. */
  screens: Record<string, () => Promise<unknown>>;
}

type Gestures<Event extends { type: string }> = {
  [Type in Event['type']]: typeof external | ((event: Extract<Event, { type: Type }>) => Promise<unknown>);
};

export interface ViewWalk {
  paths: TransitionPath[];
  /** The states that rest without an assertion; the assertions of no such state, and the gestures of no path. */
  gaps: () => { missing: string[]; orphaned: string[] };
  /** Walks a path by gestures; throws at the first screen or state that is not the expected one. */
  walk: (path: TransitionPath) => Promise<void>;
}

/** The paths of a machine, to be walked through its rendered screens in a browser. */
export function walkScreens<Machine extends AnyStateMachine>({
  entry,
  store = [],
  mount,
  gestures,
  screens,
}: ViewWalkOptions<Machine>): ViewWalk {
  const isSpeaking = speaking.has(entry.machine.id);
  const table = speechTable(entry.machine.id);
  const walked = new Set<TransitionPath>();
  const { paths, graph } = planPaths(entry);
  const resting = [...new Set(graph.nodes.flatMap(({ leaves }) => leaves))];
  const causes = paths.flatMap(({ steps }) => steps.map(({ cause }) => cause));
  const caused = new Set(causes.flatMap((cause) => (cause.kind === 'event' ? [cause.event.type] : [])));

  if (isSpeaking) {
    afterAll(async () => {
      expect(await table.flaws(walked.size === paths.length), 'what a screen reader gets').toEqual([]);
    });
  }

  const check = async (subject: Subject, path: TransitionPath, index: number, note = async () => {}) => {
    const found = deviation(subject, path, index);
    if (found !== null) throw new Error(found);
    await note();
    for (const leaf of pointAt(path, index).leaves) await screens[leaf]?.();
  };
  const take = async (subject: Subject, { cause }: PathStep): Promise<boolean> => {
    const gesture = cause.kind === 'event' ? gestureFor(gestures, cause.event.type) : external;
    const isMade =
      gesture !== external && cause.kind === 'event' && (await gesture(cause.event)) !== external;
    if (!isMade) perform(subject, cause);
    return isMade;
  };

  return {
    paths,
    gaps: () => ({
      missing: resting.filter((leaf) => !Object.hasOwn(screens, leaf)),
      orphaned: [
        ...Object.keys(screens).filter((leaf) => !resting.includes(leaf)),
        ...Object.keys(gestures).filter((type) => !caused.has(type)),
      ],
    }),
    walk: async (path) => {
      const machine = settleOnCommand(entry.machine, store);
      const recorder = recordTransitions(machine);
      const clock = new SimulatedClock();
      const { input } = path.start;
      await leavePointerInCorner();
      const actor = await mount({ machine: machine as Machine, input, clock, inspect: recorder.inspect });
      const subject = { actor, clock, recorder };
      const listener = isSpeaking ? listen() : null;
      onTestFinished(() => listener?.end());
      await check(subject, path, -1);
      const steps = [walkedStep(path, -1)];
      for (const [index, step] of path.steps.entries()) {
        if (step.cause.kind === 'event') await listener?.begin();
        const isMade = await take(subject, step);
        await check(subject, path, index, async () => {
          if (!listener || !isMade || step.cause.kind !== 'event') return;
          const [from, to] = [index - 1, index].map((each) => pointAt(path, each).leaves.join(', '));
          const isEnd = subject.actor.getSnapshot().status === 'done';
          table.note(
            { from: from ?? '', title: step.cause.title, to: to ?? '', isEnd },
            await listener.followed(),
          );
        });
        steps.push(walkedStep(path, index, isMade));
      }
      walked.add(path);
      await commands.storeRun({
        kind: 'screen',
        machine: entry.machine.id,
        way: wayOf(path),
        test: expect.getState().currentTestName ?? '',
        at: new Date().toISOString(),
        steps,
      });
    },
  };
}

/** Where an earlier walk left it, it would point at something from the start. */
async function leavePointerInCorner(): Promise<void> {
  await userEvent.hover(document.documentElement, { position: { x: 0, y: 0 } });
}

type Gesture = typeof external | ((event: { type: string }) => Promise<unknown>);

function gestureFor(gestures: object, type: string): Gesture {
  const found: Gesture | undefined = new Map<string, Gesture>(Object.entries(gestures)).get(type);
  if (!found) throw new Error(`There is no gesture for "${type}".`);
  return found;
}
