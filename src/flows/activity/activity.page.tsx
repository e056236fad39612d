import { useSelector } from '@xstate/react';
import { memo, useCallback, useState } from 'react';
import { asksForNoDays, rangeOf, type ActivityFilters } from '#machines/domain/activity-filters.ts';
import type { ActivityRef } from '#machines/activity/activity.machine.ts';
import type { Card } from '#machines/domain/card.ts';
import { dayOf } from '#machines/domain/day.ts';
import { duesStateOf } from '#machines/domain/dues.ts';
import { useActor, useClient, useFlow } from '#src/app/app-context.ts';
import { useLastDefined } from '#src/app/use-last-defined.ts';
import { useSection } from '#src/app/use-section.ts';
import { useWithdrawal } from '#src/app/use-withdrawal.ts';
import { activityMessages as copy } from './activity.messages.ts';
import * as styles from './activity-screen.css.ts';
import { Figures } from './figures.tsx';
import { Filters, ShownDays } from './filters.tsx';
import { calendar } from './filters.css.ts';
import { LazyCalendar } from './lazy-calendar.tsx';
import { ContributionsList, PayoutsList, TransactionsList } from './lists.view.tsx';
import { provideActivity } from './activity.actors.ts';
import { useToday } from '#src/ui/today/use-today.ts';

/** What a member bought, gave and earned. */
function ActivityRoute() {
  const flow = useLastDefined(useFlow('activity'));
  return <Activity flow={flow} />;
}

export default { view: ActivityRoute, provide: provideActivity };

const noCards: readonly Card[] = [];

/** Of no filter's concern. */
const Balances = memo(function Balances({ now }: { now: Date }) {
  const dues = useSelector(useActor('session'), ({ context }) => duesStateOf(context.session?.membership));
  return (
    <Figures
      section={useSection('summary')}
      currency={useClient().currencyCode}
      dues={dues}
      today={now}
      onWithdraw={useWithdrawal()}
    />
  );
});

/** The heading is there from the start, to take the focus. */
export function Activity({ flow }: { flow: ActivityRef | null }) {
  return (
    <div className={styles.screen}>
      <header>
        <h1 className={styles.title} tabIndex={-1}>
          {copy.title}
        </h1>
        <p className={styles.lead}>{copy.lead}</p>
      </header>
      {flow && <Parts flow={flow} />}
    </div>
  );
}

function Parts({ flow }: { flow: ActivityRef }) {
  const now = useToday();
  const [isCalendarOpen, setCalendarOpen] = useState(false);
  const filters = useSelector(flow, ({ context }) => context.filters);
  const isSubstitute = useSelector(flow, ({ context }) => asksForNoDays(context.search));
  const read = useSelector(useActor('cards'), ({ context }) => context.data);
  const cards = read ?? noCards;
  const today = dayOf(now);
  const change = useCallback(
    (next: Partial<ActivityFilters>) => flow.send({ type: 'filters.change', change: next }),
    [flow],
  );
  const filtered = { flow, filters, onChange: change };
  return (
    <>
      <Balances now={now} />
      <div>
        <Filters
          filters={filters}
          cards={cards}
          isCalendarOpen={isCalendarOpen}
          onChange={(next) => {
            setCalendarOpen(false);
            change(next);
          }}
          onOpenCalendar={() => setCalendarOpen(!isCalendarOpen)}
        />
        {isCalendarOpen && (
          <div className={calendar}>
            <LazyCalendar
              initial={rangeOf(filters.period, today)}
              today={today}
              onApply={(range) => {
                setCalendarOpen(false);
                change({ period: { preset: 'custom', ...range } });
              }}
              onCancel={() => setCalendarOpen(false)}
            />
          </div>
        )}
        <ShownDays period={filters.period} today={today} isSubstitute={isSubstitute} />
      </div>
      <ContributionsList {...filtered} today={today} />
      <TransactionsList {...filtered} cards={cards} hasNoCard={read?.length === 0} />
      <PayoutsList flow={flow} />
    </>
  );
}
