import { FailureScreen, OutOfReachScreen } from '#src/app/layout/failure-screen.tsx';
import { OutOfReach } from '#src/code/within-reach.ts';

/** In the place of a page that broke. Its code may be what could not be had, so the whole document is loaded again. */
export function Failure({ error }: { error?: unknown }) {
  if (error instanceof OutOfReach) return <OutOfReachScreen />;
  return <FailureScreen onReload={() => window.location.reload()} />;
}
