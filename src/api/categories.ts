import { categorySchema, type Category } from '#machines/domain/reward.ts';
import { list } from '#machines/domain/wire.ts';
import type { Calls } from './call.ts';
import type { Http } from './http.ts';

export const calls = {
  fetchCategories: { method: 'GET', path: 'categories' },
} as const satisfies Calls;

const answer = list(categorySchema);

/** The categories of offers. */
export function fetchCategories(http: Http, signal: AbortSignal): Promise<Category[]> {
  return http.send(calls.fetchCategories, answer, { signal });
}
