import type { StubbedApi } from './api-stub.ts';

/** A read with an answer that has every field. */
export interface WholeAnswer {
  name: string;
  make: (stub: StubbedApi) => Promise<unknown>;
  body: unknown;
  /** The fields without which the answer says nothing. */
  needed: readonly string[];
}
