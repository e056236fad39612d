import { ChartNoAxesColumn, HandHeart, Table2 } from 'lucide-react';
import { memo, useState } from 'react';
import { chartUnits, type ChartUnit, type Contributions } from '#machines/domain/contribution.ts';
import type { CurrencyCode } from '#machines/domain/client.ts';
import { skippedIn } from '#machines/domain/rows.ts';
import { partsOf } from '#machines/domain/whose-money.ts';
import { lazyComponent } from '#src/code/lazy-component.tsx';
import { formatMoney } from '#src/messages/format.ts';
import { byWhom } from '#src/messages/whose-money.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Chip } from '#src/ui/chip/chip.tsx';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import { heading } from '#src/ui/section/section.css.ts';
import type { Section } from '#src/ui/section/section.ts';
import { SectionView } from '#src/ui/section/section-view.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { SkippedRows } from '#src/ui/skipped-rows/skipped-rows.tsx';
import { activityMessages } from './activity.messages.ts';
import { box, head, panel } from './activity-screen.css.ts';
import { ContributionsTable } from './contributions-table.tsx';
import type { ChartProps } from './chart.tsx';
import * as styles from './contributions.css.ts';
import { Updating } from './updating.tsx';

interface ContributionsSectionProps {
  section: Section<Contributions>;
  unit: ChartUnit;
  /** That of what is shown, while the answer to another one is on its way. */
  shownUnit: ChartUnit;
  /** Whether there is room for a bar for each day. */
  hasDays: boolean;
  currency: CurrencyCode;
  onChooseUnit: (unit: ChartUnit) => void;
}

const copy = activityMessages.chart;

const chartHeight = 252;

/** What purchases gave to the cause, as a chart or as a table of the same numbers. */
export function ContributionsSection({
  section,
  unit,
  shownUnit,
  hasDays,
  currency,
  onChooseUnit,
}: ContributionsSectionProps) {
  const [isTable, setTable] = useState(false);
  return (
    <section aria-labelledby="contributions-title">
      <div className={head}>
        <h2 id="contributions-title" className={heading}>
          {copy.title}
        </h2>
        <Button variant="quiet" onClick={() => setTable(!isTable)}>
          {isTable ? (
            <ChartNoAxesColumn size={18} aria-hidden="true" />
          ) : (
            <Table2 size={18} aria-hidden="true" />
          )}
          <span>{isTable ? copy.asChart : copy.asTable}</span>
        </Button>
      </div>
      <SectionView section={section} failureTitle={copy.failed} skeleton={<ChartSkeleton />}>
        {(contributions) => (
          <div className={`${panel} ${box}`}>
            <div className={styles.bar}>
              <p className={styles.total}>
                {!isUnreadable(contributions) && <Total contributions={contributions} currency={currency} />}
              </p>
              {!hasDays && (
                <p id="no-days" className={styles.noDays}>
                  {copy.noDays}
                </p>
              )}
              <div className={styles.units} role="group" aria-label={copy.unit}>
                {chartUnits.map((each) => (
                  <Chip
                    key={each}
                    isSelected={unit === each}
                    aria-disabled={(each === 'day' && !hasDays) || undefined}
                    aria-describedby={each === 'day' && !hasDays ? 'no-days' : undefined}
                    onClick={() => (each === 'month' || hasDays) && onChooseUnit(each)}
                  >
                    {copy.units[each]}
                  </Chip>
                ))}
              </div>
            </div>
            <Updating section={section}>
              {!isUnreadable(contributions) && (
                <Drawn contributions={contributions} isTable={isTable} unit={shownUnit} currency={currency} />
              )}
            </Updating>
            <SkippedRows count={skippedIn(contributions.items)} nouns={copy.nouns} />
          </div>
        )}
      </SectionView>
    </section>
  );
}

function Total({
  contributions: { total, ownTotal },
  currency,
}: {
  contributions: Contributions;
  currency: CurrencyCode;
}) {
  return (
    <>
      <span>{copy.total(formatMoney(total, currency))}</span>{' '}
      <span className={styles.byWhomLine}>{byWhom(partsOf(total, ownTotal), currency)}</span>
    </>
  );
}

/** Where no row can be read, nothing is known of what was given. */
const isUnreadable = ({ items }: Contributions) => items.length === 0 && skippedIn(items) > 0;

interface DrawnProps extends ChartProps {
  isTable: boolean;
}

/** Where its code can't be loaded, the table takes its place. */
const Chart = lazyComponent<ChartProps>(
  () => import('./chart.tsx').then((module) => ({ default: module.Chart })),
  {
    fallback: () => <Skeleton height={chartHeight} />,
    onError: ContributionsTable,
  },
);

/** Of no concern to a filter until its answer is there. */
const Drawn = memo(function Drawn({ contributions, isTable, unit, currency }: DrawnProps) {
  if (contributions.items.every(({ amount, count }) => amount === 0 && !count))
    return (
      <div className={styles.empty}>
        <EmptyState icon={<HandHeart size={20} />} title={copy.emptyTitle} text={copy.emptyText} />
      </div>
    );
  if (isTable) return <ContributionsTable contributions={contributions} unit={unit} currency={currency} />;
  return <Chart contributions={contributions} unit={unit} currency={currency} />;
});

function ChartSkeleton() {
  return (
    <div className={`${panel} ${box}`}>
      <div className={styles.bar}>
        <p className={styles.total}>
          <Skeleton width={160} />
          <span className={styles.byWhomLine}>
            <Skeleton width={140} />
          </span>
        </p>
        <div className={styles.units}>
          <Skeleton width={88} height={44} radius={999} />
          <Skeleton width={104} height={44} radius={999} />
        </div>
      </div>
      <Skeleton height={chartHeight} />
    </div>
  );
}
