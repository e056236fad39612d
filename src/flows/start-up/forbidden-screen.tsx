import { startUpMessages } from '#src/messages/start-up.ts';
import { Notice, NoticeScreen } from '#src/ui/notice/notice.tsx';

/** The host is not on the list of allowed domains. */
export function ForbiddenScreen({ host }: { host: string }) {
  const { title, text, next } = startUpMessages.forbidden;
  return (
    <NoticeScreen>
      <Notice kind="forbidden" title={title} text={text(host)} next={next} />
    </NoticeScreen>
  );
}
