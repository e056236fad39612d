import type { Locator, Page } from '@playwright/test';
import type { AnyEventObject } from 'xstate';
import type { ReportedPath } from '#paths/plan/reported-path.ts';
import type { JourneyMember, Sandbox } from './sandbox.ts';
import type { DemoState } from '#server/demo/personas.ts';

/** What a path is played with: a page of the running product, and its sandbox. */
export interface Stage {
  page: Page;
  sandbox: Sandbox;
  /** The path, whose first outcome may tell which member it needs. */
  path: ReportedPath;
  /** The member who plays. */
  member: JourneyMember;
  /** From now on the calls of the play wait for their step; what a page reads before is not its flow's. */
  hold: () => Promise<void>;
}

/** A call of the API, below `/w/v1/{client}`: what the sandbox is told to break, and what is held in the browser. */
export interface Call {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** May end in `*`, for an id and what follows it. */
  path: string;
}

export interface Start {
  /** For a tester, in the words of the samples; `{at}` is the address of the tenant. */
  how: string;
  come: (stage: Stage) => Promise<unknown>;
}

/** Who follows a machine's paths, and how a tester comes to their beginning. */
export interface Coming {
  /** Who plays a path, by the case of its first step where that matters. */
  members: Readonly<Record<string, DemoState>> & { usual: DemoState };
  /** Whether the member is signed in before the first page. */
  isSignedIn: boolean;
  /** Whether who plays is nobody yet: a tester needs no member. */
  isNewcomer?: boolean;
  /** How a path is come to, by the title of the entry's input. */
  starts: Readonly<Record<string, Pick<Start, 'how'>>>;
}

/** How the steps of a machine's paths are brought about on the whole product. */
export interface Driver extends Coming {
  starts: Readonly<Record<string, Start>>;
  /** What the member does, by the type of the event. */
  gestures: Readonly<Record<string, (stage: Stage, event: AnyEventObject) => Promise<unknown>>>;
  /** What the member does on a form of the flow, so that its call is made, by the case of its outcome. */
  asks?: Readonly<Record<string, (stage: Stage) => Promise<unknown>>>;
  /** The same for a tester, and for events whose title does not say it all, by the id of the case. */
  hands?: Readonly<Record<string, string>>;
  /** What a tester prepares before the step that somebody does before this one, by the id of the case. */
  prepares?: Readonly<Record<string, string>>;
  /** What the app does at once, so that nobody sees the state before, by the id of the case. */
  atOnce?: readonly string[];
  /** The states that are over before anybody sees them: a path goes on from there by what the app does at once. */
  fleeting?: readonly string[];
  /** What happens by itself only after something else, by the id of the case: the case that leads to it. */
  follows?: Readonly<Record<string, string>>;
  /** The call behind an actor: it is held until its outcome is due. */
  calls: Readonly<Record<string, Call>>;
  /** The outcomes that come by themselves once the call goes on, by the id of the case. Others need `outcomes`. */
  plain: readonly string[];
  /** What is done before a call goes on, for the outcomes that need it, by the id of the case. */
  outcomes?: Readonly<Record<string, (stage: Stage) => Promise<unknown>>>;
  /** What a tester sees at the end of the flow, where its screen is gone, by the name of the state. */
  ends?: Readonly<Record<string, string>>;
  /** What each state shows, by its name: its heading or its main control. */
  shows: Readonly<Record<string, (page: Page) => Locator>>;
}

/** By the ids of the machines; a file `*.play.ts` exports those of its flow as `plays`. */
export type Drivers = Readonly<Record<string, Driver>>;
