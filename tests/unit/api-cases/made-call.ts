import type { StubbedApi } from '../api-stub.ts';

/** A call as the app makes it, as it is sent, and as its answer is read. */
export interface MadeCall {
  name: string;
  make: (clients: Pick<StubbedApi, 'api' | 'joining' | 'cards' | 'http' | 'signal'>) => Promise<unknown>;
  method: string;
  url: string;
  json?: unknown;
  /** Beside those of every call. */
  headers?: Record<string, string>;
  body: unknown;
  output: unknown;
}
