import type { Calls } from '#src/api/call.ts';
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
  /** Answers a list, whose rows may come alone. */
  isList?: true;
  /** Any accepted answer will do: what cannot be read is left out. */
  takesAnything?: true;
}

/** A call whose answer nobody reads. */
export type BodilessCall = Pick<MadeCall, 'name' | 'make' | 'method' | 'url'>;

/** What is known of the calls of some files of `src/api`; a file `*.cases.ts` exports it as `callCases`. */
export interface CallCases {
  modules: readonly { calls: Calls }[];
  /** The call table as agreed: method and path, then a prefix that is not the usual one, then `keyed`. */
  agreed: readonly string[];
  made: readonly MadeCall[];
  bodiless?: readonly BodilessCall[];
}
