import { useSelector } from '@xstate/react';
import { memo } from 'react';
import type { ActivityRef } from '#machines/activity/activity.machine.ts';
import { hasRoomForDays, unitOf, type ActivityFilters } from '#machines/domain/activity-filters.ts';
import type { Card } from '#machines/domain/card.ts';
import type { Day } from '#machines/domain/day.ts';
import { useActor, useClient } from '#src/app/app-context.ts';
import { usePreviousData } from '#src/app/use-previous-data.ts';
import { useReadSection } from '#src/app/use-section.ts';
import { errorMessage } from '#src/messages/errors.ts';
import { formatPercent } from '#src/messages/format.ts';
import { ContributionsSection } from './contributions.tsx';
import { ExportBar, type ExportState } from './export.tsx';
import { PayoutsSection } from './payouts.tsx';
import { TransactionsSection } from './transactions-section.tsx';
import { useChild } from './use-child.ts';

interface ListProps {
  flow: ActivityRef;
}

interface FilteredProps extends ListProps {
  filters: ActivityFilters;
  onChange: (change: Partial<ActivityFilters>) => void;
}

export function ContributionsList({ flow, filters, today, onChange }: FilteredProps & { today: Day }) {
  const unit = unitOf(filters, today);
  const { section, query } = usePreviousData(
    useReadSection(useChild(flow, 'contributions')),
    unit,
    'failure',
  );
  return (
    <ContributionsSection
      section={section}
      unit={unit}
      shownUnit={query}
      hasDays={hasRoomForDays(filters.period, today)}
      currency={useClient().currencyCode}
      onChooseUnit={(chosen) => onChange({ unit: chosen })}
    />
  );
}

export function TransactionsList({
  flow,
  filters,
  cards,
  hasNoCard,
  onChange,
}: FilteredProps & { cards: readonly Card[]; hasNoCard: boolean }) {
  const overlays = useActor('overlays');
  const read = useReadSection(useChild(flow, 'transactions'));
  const { section, query } = usePreviousData(read, filters.pageSize, 'failure');
  const isEmpty = read.state === 'ready' && read.data.items.length === 0 && read.data.pageNumber === 1;
  return (
    <TransactionsSection
      section={section}
      shownSize={query}
      filters={filters}
      cards={cards}
      currency={useClient().currencyCode}
      exporting={<ExportOf flow={flow} isPossible={!isEmpty} />}
      onChange={onChange}
      onLinkCard={
        hasNoCard ? () => overlays.send({ type: 'overlay.open', overlay: { kind: 'linkCard' } }) : null
      }
    />
  );
}

export const PayoutsList = memo(function PayoutsList({ flow }: ListProps) {
  const section = useReadSection(useChild(flow, 'payouts'));
  return <PayoutsSection section={section} currency={useClient().currencyCode} />;
});

function ExportOf({ flow, isPossible }: ListProps & { isPossible: boolean }) {
  const isWorking = useSelector(flow, (snapshot) => snapshot.hasTag('working'));
  const isExported = useSelector(flow, (snapshot) => snapshot.matches({ browsing: 'exported' }));
  const isFailed = useSelector(flow, (snapshot) => snapshot.matches({ browsing: 'exportFailed' }));
  const share = useSelector(flow, ({ context: { export: file } }) =>
    file?.total ? formatPercent(Math.min(1, file.rows.length / file.total)) : '',
  );
  const { supportEmail } = useClient();
  const error = useSelector(flow, ({ context }) => context.error);
  const state = (): ExportState => {
    if (isWorking) return { state: 'working', share };
    if (isExported) return { state: 'exported' };
    if (isFailed)
      return { state: 'failed', message: error ? errorMessage(error, { supportEmail }).text : '' };
    return { state: 'resting', isPossible };
  };
  return (
    <ExportBar
      file={state()}
      onBegin={() => flow.send({ type: 'export.begin' })}
      onRetry={() => flow.send({ type: 'export.retry' })}
      onCancel={() => flow.send({ type: 'export.cancel' })}
    />
  );
}
