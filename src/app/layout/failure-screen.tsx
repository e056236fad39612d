import { routes } from '#machines/domain/routes.ts';
import { outOfReachMessages } from '#src/messages/out-of-reach.ts';
import { startUpMessages } from '#src/messages/start-up.ts';
import { announce } from '#src/ui/announcer/announce.ts';
import { Button } from '#src/ui/button/button.tsx';
import { ButtonLink } from '#src/ui/button/button-link.tsx';
import { useTitle } from '../use-title.ts';
import { Notice } from '#src/ui/notice/notice.tsx';

/** Shown by the error boundary in the place of the page that broke; the frame around it stays. */
export function FailureScreen({ onReload }: { onReload: () => void }) {
  const { title, text, reload, home } = startUpMessages.failure;
  return (
    <Notice kind="failure" title={title} text={text}>
      <Button onClick={onReload}>{reload}</Button>
      <ButtonLink variant="outlined" href={routes.home.path}>
        {home}
      </ButtonLink>
    </Notice>
  );
}

/** In the place of a page whose code can't load without a connection; the app opens it when that is back. */
export function PageOfflineScreen({ onRetry }: { onRetry: () => void }) {
  const { title, text, retry, still } = outOfReachMessages;
  useTitle(title, null);
  return (
    <Notice kind="offline" title={title} text={text}>
      <Button onClick={() => (navigator.onLine ? onRetry() : announce(still))}>{retry}</Button>
      <ButtonLink variant="outlined" href={routes.home.path}>
        {startUpMessages.failure.home}
      </ButtonLink>
    </Notice>
  );
}
