/** What a piece of work came to, in the names of OpenTelemetry; never anything of a person. */
export interface SpanResult {
  /** What it was, of few: a route's template, a queue. */
  name: string;
  /** Values of few kinds each: they go to the figures, too. */
  facts: Readonly<Record<string, string | number>>;
  /** What tells this piece from all others: it goes to the trace alone. */
  links?: Readonly<Record<string, string>>;
  /** Of what kind the failure was. */
  failure?: string | undefined;
}

/** A figure of now, in kinds. */
export interface Measurement {
  value: number;
  /** Values of few kinds each, never anything of a person. */
  facts?: Readonly<Record<string, string>>;
}

/** What is measured whenever figures are sent. */
export interface Observed {
  /** In the names of OpenTelemetry. */
  name: string;
  unit: string;
  /** A gauge goes up and down; a counter counts since the start. */
  kind: 'gauge' | 'counter';
  /** One that rejects says nothing this time. */
  measure: () => readonly Measurement[] | Promise<readonly Measurement[]>;
}

/** What the server does, told to whoever watches it from outside. */
export interface Telemetry {
  /** Follows a piece of work to its end: what it asks the database belongs to it. */
  trace: <Result>(
    kind: 'request' | 'job',
    work: (report: (reported: SpanResult) => void) => Promise<Result>,
  ) => Promise<Result>;
  /** Begins to time a query, by its first word; to be told when it is answered. Null where nobody listens. */
  query: ((operation: string) => (isFailed: boolean) => void) | null;
  /** Measures something from now on, for as long as somebody watches. */
  observe: (observed: Observed) => void;
  /** Tells the rest. */
  close: () => Promise<void>;
}

/** Nobody watches. */
export const noopTelemetry: Telemetry = {
  trace: (_, work) => work(() => undefined),
  query: null,
  observe: () => undefined,
  close: () => Promise.resolve(),
};
