import * as v from 'valibot';
import { themeSchema, type Theme } from '#machines/domain/theme.ts';
import * as calls from './calls.ts';
import type { Http } from './http.ts';

const answer = v.pipe(
  v.object({ theme: themeSchema }),
  v.transform(({ theme }) => theme),
);

/** The client's colours, images, labels and links; its unreadable rows are left out. */
export function fetchTheme(http: Http, signal: AbortSignal): Promise<Theme> {
  return http.send(calls.fetchTheme, answer, { signal });
}
