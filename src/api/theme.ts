import * as v from 'valibot';
import { themeSchema, type Theme } from '#machines/domain/theme.ts';
import type { Calls } from './call.ts';
import type { Http } from './http.ts';

export const calls = {
  fetchTheme: { method: 'GET', path: 'theme' },
} as const satisfies Calls;

const answer = v.pipe(
  v.object({ theme: themeSchema }),
  v.transform(({ theme }) => theme),
);

/** The client's colours, images, labels and links; its unreadable rows are left out. */
export function fetchTheme(http: Http, signal: AbortSignal): Promise<Theme> {
  return http.send(calls.fetchTheme, answer, { signal });
}
