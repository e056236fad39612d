/** A part of a screen that loads, fails and is tried again by itself. */
export type Section<Data> =
  | { state: 'loading' }
  | { state: 'failed'; message: string; onRetry: () => void }
  | {
      state: 'ready';
      data: Data;
      /** A newer answer is on its way. */
      refreshing?: boolean;
      /** The newer answer could not be had; what is shown is the last one. */
      stale?: { message: string; onRetry: () => void };
    };
