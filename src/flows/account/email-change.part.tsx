import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { EmailChangeRef } from '#machines/email-change/email-change.machine.ts';
import type { User } from '#machines/domain/member.ts';
import { EmailChange } from './lazy-parts.ts';

/** What is said of a new email; its code loads where there is something to say, and then stays. */
export function EmailChangePart({ flow, user }: { flow: EmailChangeRef; user: User }) {
  const isOpened = useSelector(flow, (snapshot) => !snapshot.matches({ resting: 'ready' }));
  const isNeeded = isOpened || user.pendingEmail != null;
  const [wasNeeded, setWasNeeded] = useState(isNeeded);
  if (isNeeded && !wasNeeded) setWasNeeded(true);
  return wasNeeded ? <EmailChange flow={flow} user={user} /> : null;
}
