import type { EventSource, Tone } from '#machines/registry-entry.ts';

/** A machine in plain words, as JSON: what is drawn, listed and compared. */
export interface Chart {
  id: string;
  title: string;
  summary: string;
  /** The root first, then as the chart has them: parents before their children. */
  states: ChartState[];
  /** Every transition that the chart declares, one for each branch. */
  transitions: ChartTransition[];
}

/** Against an older chart; `was` is a way that a transition took before. */
export type Change = 'new' | 'gone' | 'was' | 'changed';

export type StateKind = 'atomic' | 'compound' | 'parallel' | 'final' | 'history';

export interface ChartState {
  /** The path, such as `card.open`; of the root the machine's id. */
  id: string;
  /** The state around it; null for the root. */
  parent: string | null;
  kind: StateKind;
  words: string;
  description: string;
  tags: string[];
  isInitial: boolean;
  isFinal: boolean;
  /** Whether the machine can come to rest here, so that there is something to look at. */
  isResting: boolean;
  invokes: ChartInvoke[];
  /** How many states are folded away in it. */
  holds?: number;
  change?: Change;
}

/** A call or a listener; or a machine that runs as a child, with a drawing of its own when it has a `machineId`. */
export type ChartInvoke =
  { kind: 'calls'; id: string } | { kind: 'machine'; id: string; machineId: string | null };

export type TransitionKind = 'event' | 'done' | 'error' | 'after' | 'always';

/** How a transition looks wherever it is shown: who makes it happen, or what it is for the member. */
export type Look = 'member' | 'reported' | Tone | 'after' | 'always' | 'mixed';

export interface ChartTransition {
  /** The key of the path tools. */
  key: string;
  from: string;
  /** Null when the state stays. */
  to: string | null;
  /** All targets, where a parallel state is entered in several regions at once. */
  targets: string[];
  /** What happens, in words: "Choose Gold, monthly". */
  label: string;
  kind: TransitionKind;
  by: EventSource;
  /** Null for what is no outcome; older charts have none. */
  tone?: Tone | null;
  /** Under which condition, in words. */
  guard?: string;
  /** What the chart does on the way, by its names. */
  actions: string[];
  /** As the chart names it: `plan.choose`, `done fetchFacts`, `after answerTimeout`, `always`. */
  event: string;
  change?: Change;
}
