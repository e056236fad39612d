import type { EventSource, Risk } from '#machines/registry-entry.ts';

export interface ReportedPoint {
  /** To which machine it happens; of one inside, with those around it: `signUp/cardLink`. */
  machine: string;
  /** The id of the case, the same whatever else the entry gets: `plan.choose~choose-gold-monthly`. */
  case: string;
  /** What happens, in plain words. */
  title: string;
  /**
   * Where the machine stands then; several names for parallel regions. Across machines, where each stands:
   * `signUp.paying > cardLink.open.choosing`.
   */
  state: string;
  /** The same in words, and what the chart says about it. */
  words: string;
  description: string;
  /** What is then on the screen, where the state shows something: its heading, and its main button. */
  screen: string;
  /** What a tester prepares first. */
  before: string[];
  /** The numbers of the requirements that concern the states that were come to. */
  requirements: string[];
  /** The keys of the declared transitions that it takes. */
  transitions: string[];
}

export interface ReportedStep extends ReportedPoint {
  /** What moves the machine: the type of an event, `done logIn`, `error logIn` or `after 250 ms`. */
  event: string;
  by: EventSource;
  /** What a tester does for it to happen, or what it comes with where that is nothing. */
  how: string;
  /** Whether a tester has nothing to do for it, and only sees it. */
  isSeen: boolean;
  /** What comes with it: the event, the output, the error or the milliseconds. */
  payload: unknown;
}

export interface ReportedPath {
  /** The same as long as the same happens in it: `login-3f2a91c0`. */
  id: string;
  title: string;
  /** Those of its points. */
  requirements: string[];
  /** Why it cannot be brought about in the demo; null where a way is known, or nothing is. */
  excuse: string | null;
  /** What is at stake in the states that it goes through. */
  risks: Risk[];
  start: ReportedPoint & { how: string; input: unknown };
  steps: ReportedStep[];
  /** What must be seen of the money at its end: charge, receipt, mail and what the account says. */
  money: string[];
}

export interface ReportedMachine {
  id: string;
  title: string;
  summary: string;
  /** Why nobody at the tenant gets to it; null where somebody does. */
  unsupported: string | null;
  /** The same as long as the chart has the same transitions. */
  chart: string;
  states: { total: number; covered: number };
  transitions: { total: number; covered: number; unreachable: string[] };
  /** Two transitions in a row, of those that can follow each other. */
  pairs: { total: number; covered: number };
  paths: ReportedPath[];
}

/** What a pack of paths was chosen for, and what it leaves out. */
export interface ReportedPack {
  /** In words; empty for all transitions. */
  asked: string;
  /** Of the transitions that were asked for. */
  total: number;
  covered: number;
  left: { machine: string; transitions: string[] }[];
  /** Changed files that no chart runs, as far as imports and calls tell. */
  unreached: string[];
}
