import { FailureScreen } from '#src/app/layout/failure-screen.tsx';

/** In the place of a page that broke. Its code may be what could not be had, so the whole document is loaded again. */
export function Failure() {
  return <FailureScreen onReload={() => window.location.reload()} />;
}
