import { crossSiteMessages as copy } from './cross-site.messages.ts';
import { Notice, NoticeScreen } from '#src/ui/notice/notice.tsx';

/** The API is on another site: nobody could be logged in. */
export default function CrossSiteScreen({ host }: { host: string }) {
  return (
    <NoticeScreen>
      <Notice kind="forbidden" title={copy.title} text={copy.text(host)} next={copy.next} />
    </NoticeScreen>
  );
}
