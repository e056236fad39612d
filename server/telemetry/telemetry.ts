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

/** What the server does, told to whoever watches it from outside. */
export interface Telemetry {
  /** Follows a piece of work to its end: what it asks the database belongs to it. */
  trace: <Result>(
    kind: 'request' | 'job',
    work: (report: (reported: SpanResult) => void) => Promise<Result>,
  ) => Promise<Result>;
  /** Begins to time a query, by its first word; to be told when it is answered. Null where nobody listens. */
  query: ((operation: string) => (isFailed: boolean) => void) | null;
  /** Tells the rest. */
  close: () => Promise<void>;
}

/** Nobody watches. */
export const noopTelemetry: Telemetry = {
  trace: (_, work) => work(() => undefined),
  query: null,
  close: () => Promise.resolve(),
};
