/** An error of the app as it is posted: what failed and where, and nothing that a member has entered. */
export interface ErrorReport {
  message: string;
  /** The call, the state or the part in which it happened. */
  during: string;
  /** The path of the page, without its query. */
  path: string;
  /** When, ISO in UTC. */
  at: string;
}

interface ErrorReportsOptions {
  /** Posts a body to an address; false where the browser refused to. */
  post: (address: string, body: Blob) => boolean;
  path: () => string;
  now: () => Date;
}

const mostReports = 20;

/**
 * Posts each error once in a visit, at most twenty, to an address that takes JSON. It never throws, and a
 * report that can't be sent is lost.
 */
export function createErrorReports(
  address: string,
  { post, path, now }: ErrorReportsOptions,
): (error: unknown, during: string) => void {
  const sent = new Set<string>();
  return (error, during) => {
    const message = error instanceof Error ? error.message : String(error);
    const key = `${during}: ${message}`;
    if (sent.has(key) || sent.size === mostReports) return;
    sent.add(key);
    const report: ErrorReport = { message, during, path: path(), at: now().toISOString() };
    try {
      post(address, new Blob([JSON.stringify(report)], { type: 'text/plain' }));
    } catch {
      return;
    }
  };
}

/** The reports of this page, which outlive it. */
export function pageReports(address: string): (error: unknown, during: string) => void {
  return createErrorReports(address, {
    post: (to, body) => navigator.sendBeacon(to, body),
    path: () => location.pathname,
    now: () => new Date(),
  });
}
