import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { unreadIn } from '#machines/domain/unread.ts';
import type { updatesRead } from '#machines/updates/updates-calls.ts';
import type { UpdatesRef } from '#machines/updates/updates.machine.ts';
import { usePreviousData } from '#src/app/use-previous-data.ts';
import { useReadSection } from '#src/app/use-section.ts';
import { isRefreshing } from '#src/ui/section/section.ts';
import { SectionView } from '#src/ui/section/section-view.tsx';
import { accountMessages } from './account.messages.ts';
import { Section } from './account-section.tsx';
import { BillingSkeleton } from './billing-section.tsx';
import { UpdateEntries } from './lazy-parts.ts';

const copy = accountMessages.updates;

/** What happened to the account. */
export function UpdatesSection({ updates }: { updates: UpdatesRef }) {
  const read = useSelector(updates, ({ children }) => children.updatesRead);
  return read ? <UpdatesRead updates={updates} read={read} /> : null;
}

/** How many updates are unread, in words; empty for none. */
export function useUnread(updates: UpdatesRef): string {
  const read = useSelector(updates, ({ children }) => children.updatesRead);
  const data = useSelector(read, (snapshot) => snapshot?.context.data);
  const unread = data ? unreadIn(data) : 0;
  return unread === 0 ? '' : copy.unread(unread);
}

interface UpdatesReadProps {
  updates: UpdatesRef;
  read: ActorRefFrom<typeof updatesRead>;
}

function UpdatesRead({ updates, read }: UpdatesReadProps) {
  const { section } = usePreviousData(useReadSection(read), null, 'stale');
  const note = useUnread(updates);
  if (section.state === 'absent') return null;
  return (
    <Section id="updates" title={copy.title} note={note} lead={copy.lead}>
      <SectionView section={section} failureTitle={copy.failed} skeleton={<BillingSkeleton />}>
        {(list) => <UpdateEntries flow={updates} updates={list} isLoadingMore={isRefreshing(section)} />}
      </SectionView>
    </Section>
  );
}
