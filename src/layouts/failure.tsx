import { useRouter } from '@tanstack/react-router';
import { FailureScreen, PageOfflineScreen } from '#src/app/layout/failure-screen.tsx';
import { OfflineError } from '#src/code/lazy-module.ts';

/** In the place of a page that broke. Its code may be what could not be had, so the whole document is loaded again. */
export default function Failure({ error }: { error?: unknown }) {
  if (error instanceof OfflineError) return <OutOfReach />;
  return <FailureScreen onReload={() => window.location.reload()} />;
}

function OutOfReach() {
  const router = useRouter();
  return <PageOfflineScreen onRetry={() => void router.invalidate()} />;
}
