import * as v from 'valibot';
import { categorySchema, type Category } from '#machines/domain/reward.ts';
import * as calls from './calls.ts';
import type { Http } from './http.ts';

const answer = v.pipe(
  v.object({ data: v.array(categorySchema) }),
  v.transform(({ data }) => data),
);

/** The categories of offers. */
export function fetchCategories(http: Http, signal: AbortSignal): Promise<Category[]> {
  return http.send(calls.fetchCategories, answer, { signal });
}
