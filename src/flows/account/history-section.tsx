import type { Client } from '#machines/domain/client.ts';
import type { HistoryEntry } from '#machines/domain/history.ts';
import type { Page } from '#machines/domain/wire.ts';
import { isRefreshing, type Section as SectionState } from '#src/ui/section/section.ts';
import { SectionView } from '#src/ui/section/section-view.tsx';
import { accountMessages } from './account.messages.ts';
import { Section } from './account-section.tsx';
import { BillingSkeleton } from './billing-section.tsx';
import { HistoryList } from './lazy-parts.ts';

const copy = accountMessages.history;

interface HistorySectionProps {
  section: SectionState<Page<HistoryEntry>>;
  client: Pick<Client, 'currencyCode'>;
  onMore: () => void;
}

/** Every payment and change of the account. */
export function HistorySection({ section, client, onMore }: HistorySectionProps) {
  if (section.state === 'absent') return null;
  return (
    <Section id="history" title={copy.title} lead={copy.lead}>
      <SectionView section={section} failureTitle={copy.failed} skeleton={<BillingSkeleton />}>
        {(history) => (
          <HistoryList
            history={history}
            client={client}
            isLoadingMore={isRefreshing(section)}
            onMore={onMore}
          />
        )}
      </SectionView>
    </Section>
  );
}
