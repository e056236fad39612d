import { startUpMessages } from '#src/messages/start-up.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Notice, NoticeScreen } from '#src/ui/notice/notice.tsx';

/** The program could not be loaded, and there is no program page to go to. */
export function UnavailableScreen({ onRetry }: { onRetry: () => void }) {
  const { title, text, next, retry } = startUpMessages.unavailable;
  return (
    <NoticeScreen>
      <Notice kind="unavailable" title={title} text={text} next={next}>
        <Button onClick={onRetry}>{retry}</Button>
      </Notice>
    </NoticeScreen>
  );
}
