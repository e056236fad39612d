import type { InspectionEvent } from 'xstate';
import { createReporter } from './reporter.ts';

/** Where the inspector's page is, while the app is developed. */
const inspectorPath = '/inspector';

/**
 * In development, `?inspect` leads to the inspector, which shows the app in a frame. There, what its actors do is told
 * to the page around; anywhere else nobody is told.
 */
export async function inspection(page: Window): Promise<((event: InspectionEvent) => void) | undefined> {
  const { location, parent } = page;
  const isFramed = parent !== page && parent.location.pathname === inspectorPath;
  if (isFramed) {
    const reporter = createReporter(
      (report) => parent.postMessage(report, location.origin),
      () => page.performance.now(),
    );
    return reporter;
  }
  const query = new URLSearchParams(location.search);
  if (!query.has('inspect')) return undefined;
  query.delete('inspect');
  const rest = query.size === 0 ? '' : `?${query.toString()}`;
  location.replace(`${inspectorPath}?${new URLSearchParams({ at: location.pathname + rest }).toString()}`);
  return new Promise(() => {});
}
