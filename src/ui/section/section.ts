/** What a part of a screen shows once it has been read. */
export interface ReadySection<Data> {
  state: 'ready';
  data: Data;
  /** When it was read: said where a newer answer can't be had, or is long in coming. */
  readAt?: Date;
  /** There is no connection. */
  isOffline?: boolean;
  /** A newer answer is on its way. */
  refreshing?: boolean;
  /** The newer answer could not be had; what is shown is the last one. */
  stale?: { message: string; onRetry: () => void };
}

/** A part of a screen that loads, fails and is tried again by itself. */
export type Section<Data> =
  | { state: 'loading' }
  | { state: 'failed'; message: string; onRetry: () => void }
  /** The server does not have it: nothing is shown, nor said. */
  | { state: 'absent' }
  | ReadySection<Data>;

/** What is shown is being read anew. */
export function isRefreshing(section: Section<unknown>): boolean {
  return section.state === 'ready' && section.refreshing === true;
}

/** What was read, and when; not what has become of it since. */
export function answerOf<Data>({ state, data, readAt }: ReadySection<Data>): ReadySection<Data> {
  return { state, data, ...(readAt && { readAt }) };
}
