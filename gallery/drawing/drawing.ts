import type { Change, Look } from '#gallery/words/chart.ts';

/** A chart on paper, as plain JSON: everything with its place from the top left corner, in pixels. */
export interface Drawing {
  title: string;
  width: number;
  height: number;
  /** What can happen anywhere, and what runs all the time. */
  header: Row[];
  areas: Area[];
  boxes: Box[];
  lines: Line[];
  labels: Label[];
}

export interface Point {
  x: number;
  y: number;
}

export interface Place extends Point {
  width: number;
  height: number;
}

export type Mark =
  | 'member'
  | 'reported'
  | 'good'
  | 'neutral'
  | 'bad'
  | 'after'
  | 'arrow'
  | 'from'
  | 'calls'
  | 'machine'
  | 'new'
  | 'gone'
  | 'changed';

export type RowRole = 'title' | 'calls' | 'machine' | 'stays' | 'chip' | 'from' | 'note' | 'label';

/** One thing that is said: a title, a call, a transition. Its lines of text stand on their baselines. */
export interface Row extends Place {
  id: string;
  role: RowRole;
  look: Look | null;
  /** The transitions that it stands for. */
  transitions: string[];
  texts: (Point & { text: string })[];
  marks: (Point & { mark: Mark })[];
  /** The words on hover, where there are more than are drawn. */
  tip: string | null;
  /** Where a chip leads, by the state. */
  to: string | null;
  /** The drawing that it links to. */
  machineId: string | null;
  change: Change | null;
}

export interface Box extends Place {
  id: string;
  state: string;
  /** `inside` holds what can happen anywhere in the state around it. */
  look: 'state' | 'deciding' | 'final' | 'history' | 'inside';
  isInitial: boolean;
  rows: Row[];
  change: Change | null;
}

/** A state that holds others. */
export interface Area extends Place {
  id: string;
  state: string;
  /** The state of the area around it; null at the top. */
  parent: string | null;
  depth: number;
  isRegion: boolean;
  isInitial: boolean;
  rows: Row[];
  /** What its rows take, for nothing may run below. */
  heading: Place;
  change: Change | null;
}

export interface Line {
  id: string;
  /** The ids of the boxes or areas at its ends. */
  from: string;
  to: string;
  look: Look;
  transitions: string[];
  points: Point[];
  change: Change | null;
}

export interface Label extends Place {
  id: string;
  line: string;
  rows: Row[];
}
