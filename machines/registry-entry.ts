import type {
  AnyStateMachine,
  ContextFrom,
  EventObject,
  EventFromLogic,
  InputFrom,
  MachineContext,
  OutputFrom,
  StateMachine,
} from 'xstate';

/** What an outcome is for the member. An answer is good and a failure bad, unless its case says otherwise. */
export type Tone = 'good' | 'neutral' | 'bad';

/** One way in which something can happen, in plain words: "The card is declined". */
export interface EventCase<Event> {
  title: string;
  tone?: Tone;
  event: Event;
}

export interface InputCase<Input> {
  title: string;
  input: Input;
}

/** The answers of one actor: those that a guard tells apart, and the ways in which it can fail. */
export interface OutcomeCases<Output> {
  done: readonly { title: string; tone?: Tone; output: Output }[];
  error: readonly { title: string; error: unknown }[];
}

type ActorsOf<Machine> =
  Machine extends StateMachine<
    infer _Context,
    infer _Event,
    infer _Children,
    infer Actor,
    infer _Action,
    infer _Guard,
    infer _Delay,
    infer _StateValue,
    infer _Tag,
    infer _Input,
    infer _Output,
    infer _Emitted,
    infer _Meta,
    infer _Schema
  >
    ? Actor
    : never;

type EventsOf<Machine extends AnyStateMachine> = EventFromLogic<Machine>;

/** At least one case for every event: a new event does not compile until it has one. */
export type EventCases<Machine extends AnyStateMachine> = {
  readonly [Type in EventsOf<Machine>['type']]: readonly [
    EventCase<Extract<EventsOf<Machine>, { type: Type }>>,
    ...EventCase<Extract<EventsOf<Machine>, { type: Type }>>[],
  ];
};

/** The outcomes of every actor, by its name in `setup`; a listener can only fail. */
export type ActorOutcomes<Machine extends AnyStateMachine> = {
  readonly [Source in ActorsOf<Machine>['src']]: OutcomeCases<
    OutputFrom<Extract<ActorsOf<Machine>, { src: Source }>['logic']>
  >;
};

/** Who makes an event happen: the member, a machine inside, the app around it, the server, or time. */
export type EventSource = 'member' | 'child' | 'app' | 'server' | 'clock';

/** A way worth telling, in the titles of the entry's cases: what begins it, and what then happens. */
export interface Story {
  title: string;
  start: string;
  causes: readonly string[];
}

/** What is at stake in a state: money moves there, or what happens cannot be taken back. */
export const risks = ['money', 'irreversible'] as const;

export type Risk = (typeof risks)[number];

/** The states of each risk. A name stands for all inside it, and the machine's id for all of it. */
export type Risks = { readonly [Each in Risk]?: readonly string[] };

/** What tests, tools and the gallery know about a machine, while it is written. */
export interface RegistryEntry<Machine extends AnyStateMachine> {
  machine: Machine;
  title: string;
  /** One line: what a member can rely on. */
  summary: string;
  inputs: readonly InputCase<InputFrom<Machine>>[];
  events: EventCases<Machine>;
  source: { readonly [Type in EventsOf<Machine>['type']]: EventSource };
  outcomes: ActorOutcomes<Machine>;
  /**
   * The states that a requirement of `docs/requirements.md` is about, by its number. A name stands for all inside it,
   * and the machine's id for all of it.
   */
  requirements?: Readonly<Record<string, readonly string[]>>;
  risks?: Risks;
  /** The main way first, then those that leave it. */
  stories?: readonly Story[];
  /** What the guards read of the context; the whole context when it is left out. */
  stateKey?(context: ContextFrom<Machine>): unknown;
}

/** The same, for whoever reads all machines alike. */
export interface AnyRegistryEntry {
  machine: AnyStateMachine;
  title: string;
  summary: string;
  inputs: readonly InputCase<unknown>[];
  events: Readonly<Record<string, readonly EventCase<EventObject>[]>>;
  source: Readonly<Record<string, EventSource>>;
  outcomes: Readonly<Record<string, OutcomeCases<unknown>>>;
  requirements?: Readonly<Record<string, readonly string[]>>;
  risks?: Risks;
  stories?: readonly Story[];
  stateKey?(context: MachineContext): unknown;
}

/** Checks an entry against its machine: every event and every outcome has a case, or it does not compile. */
export function defineEntry<Machine extends AnyStateMachine>(
  entry: RegistryEntry<Machine>,
): AnyRegistryEntry {
  return entry;
}
