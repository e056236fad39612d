import { Notice, NoticeScreen } from '#src/ui/notice/notice.tsx';
import { hostMessages } from './host.messages.ts';

/** The app can't start at this host: it is not on the list of allowed domains, or the API is on another site. */
export default function HostScreen({ reason }: { reason: keyof typeof hostMessages }) {
  const { title, text, next } = hostMessages[reason];
  return (
    <NoticeScreen>
      <Notice kind="forbidden" title={title} text={text(window.location.hostname)} next={next} />
    </NoticeScreen>
  );
}
