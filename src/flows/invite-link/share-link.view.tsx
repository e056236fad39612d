import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { shareLink, type ShareOutcome } from '#src/browser/share.ts';
import { Button } from '#src/ui/button/button.tsx';
import { inviteFriendsMessages } from './invite-link.messages.ts';
import { shareWords } from './invite-link.css.ts';

const copy = inviteFriendsMessages.share;

/** Shares the link by the device's own sheet, and says what became of it. */
export default function ShareLink({ url, title }: { url: string; title: string }) {
  const [outcome, setOutcome] = useState<ShareOutcome | null>(null);
  const share = async () => {
    setOutcome(null);
    setOutcome(await shareLink({ title, url }));
  };
  return (
    <div>
      <Button variant="outlined" isWide onClick={() => void share()}>
        <Share2 size={18} aria-hidden="true" />
        <span>{copy.action}</span>
      </Button>
      <p role="status" className={shareWords}>
        {outcome === null ? '' : copy.outcomes[outcome]}
      </p>
    </div>
  );
}
