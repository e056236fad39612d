import { startUpMessages } from '#src/messages/start-up.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Notice, NoticeScreen } from '#src/ui/notice/notice.tsx';

/** There is no connection at the start; a retry follows by itself when it is back. */
export function OfflineScreen({ onRetry }: { onRetry: () => void }) {
  const { title, text, next, retry } = startUpMessages.offline;
  return (
    <NoticeScreen>
      <Notice kind="offline" title={title} text={text} next={next}>
        <Button onClick={onRetry}>{retry}</Button>
      </Notice>
    </NoticeScreen>
  );
}
