import { lazyModule } from '#src/code/lazy-module.ts';

const reports = lazyModule(() => import('#src/browser/error-reports.ts'));

/** Errors go to the address `VITE_ERROR_REPORT_URL` of the build, else to the console. */
export function createErrorReporter(
  env: Readonly<Record<string, unknown>>,
): (error: unknown, during: string) => void {
  const address = env['VITE_ERROR_REPORT_URL'];
  if (typeof address !== 'string' || address === '') {
    return env['DEV'] === true ? (error, during) => console.info(`[${during}]`, error) : () => {};
  }
  let report: Promise<(error: unknown, during: string) => void> | null = null;
  return (failure, during) => {
    report ??= reports.load().then(({ pageReports }) => pageReports(address));
    report.then(
      (send) => send(failure, during),
      () => {
        report = null;
      },
    );
  };
}
