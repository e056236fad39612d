import { AxisBottom, AxisLeft, type TickRendererProps } from '@visx/axis';
import { Group } from '@visx/group';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { memo, useCallback, useState } from 'react';
import type { CurrencyCode } from '#machines/domain/client.ts';
import type { ChartUnit, Contribution, Contributions } from '#machines/domain/contribution.ts';
import { formatMoney } from '#src/messages/format.ts';
import { activityMessages } from './activity.messages.ts';
import { barText } from './chart.messages.ts';
import * as styles from './chart.css.ts';
import { formatTick, formatUnit } from './format-period.ts';

export interface ChartProps {
  contributions: Contributions;
  unit: ChartUnit;
  currency: CurrencyCode;
}

const copy = activityMessages.chart;
const height = 220;
const widestBar = 64;
const widestDate = { day: 44, month: 60 };
const margin = { top: 8, bottom: 28 };
/** Of the amounts at the left, whose digits are of one width. */
const amountWidth = { least: 52, beside: 12, letter: 7 };

/** Contributions as bars. A slider lies over them: bars are read by pointing, by touch and by the arrow keys. */
export const Chart = memo(function Chart({ contributions: { items }, unit, currency }: ChartProps) {
  const [width, measure] = useWidth();
  const [chosen, choose] = useState<number | null>(null);
  const latest = items.findLastIndex(({ amount }) => amount !== 0);
  const at = Math.min(chosen ?? Math.max(0, latest), items.length - 1);
  const item = items[at];
  const amounts = items.map(({ amount }) => amount);
  const y = scaleLinear({
    domain: [Math.min(0, ...amounts), Math.max(100, ...amounts)],
    range: [height - margin.bottom, margin.top],
    nice: 4,
  });
  const ticks = y.ticks(4);
  const hasCents = ticks.some((cents) => cents % 100 !== 0);
  const labels = ticks.map((cents) => shortAmount(cents, currency, hasCents));
  const { least, beside, letter } = amountWidth;
  const left = Math.max(least, ...labels.map(({ length }) => beside + letter * length));
  const plotWidth = Math.max(0, width - left);
  const x = scaleBand({ domain: items.map(({ date }) => date), range: [0, plotWidth], padding: 0.25 });
  const reading = item ? readingOf(item, unit, currency) : '';
  const barWidth = Math.min(widestBar, x.bandwidth());
  const step = plotWidth / Math.max(1, items.length);
  /** A date that would stand out at the right is moved in. */
  const inward = (date: string) =>
    Math.min(0, plotWidth - widestDate[unit] / 2 - (x(date) ?? 0) - x.bandwidth() / 2);
  return (
    <div>
      <p className={styles.reading} aria-hidden="true">
        {reading}
      </p>
      <div ref={measure} className={styles.chart}>
        {width > 0 && (
          <>
            <svg className={styles.plot} width={width} height={height} aria-hidden="true">
              <Group left={left}>
                {ticks.map((tick) => (
                  <line key={tick} className={styles.grid} x2={plotWidth} y1={y(tick)} y2={y(tick)} />
                ))}
                {items.map(({ date, amount }, index) => (
                  <Bar
                    key={date}
                    className={index === at ? styles.chosenBar : styles.bar}
                    x={(x(date) ?? 0) + (x.bandwidth() - barWidth) / 2}
                    y={Math.min(y(amount), y(0))}
                    width={barWidth}
                    height={Math.abs(y(amount) - y(0))}
                    rx={Math.min(3, barWidth / 4)}
                  />
                ))}
                <AxisBottom
                  scale={x}
                  top={height - margin.bottom}
                  hideTicks
                  hideAxisLine
                  tickValues={ticksOf(items, plotWidth)}
                  tickFormat={(date) => formatTick(date, unit)}
                  tickLabelProps={(date) => ({ textAnchor: 'middle', dx: inward(date) })}
                  tickComponent={tickText}
                />
              </Group>
              <AxisLeft
                scale={y}
                left={left}
                tickValues={ticks}
                hideTicks
                hideAxisLine
                tickFormat={(_, index) => labels[index]}
                tickLabelProps={{ textAnchor: 'end', dx: -4, dy: 4 }}
                tickComponent={tickText}
              />
            </svg>
            <input
              type="range"
              className={styles.slider}
              style={{ left, width: plotWidth, '--step': `${step}px` }}
              min={0}
              max={Math.max(0, items.length - 1)}
              value={at}
              aria-label={copy.slider[unit]}
              aria-valuetext={reading}
              onChange={({ target }) => choose(Number(target.value))}
              onPointerMove={({ nativeEvent: { offsetX } }) =>
                choose(Math.max(0, Math.min(items.length - 1, Math.floor(offsetX / step))))
              }
            />
          </>
        )}
      </div>
    </div>
  );
});

/** Plain: the library's own text is measured as it is drawn, which lays out the page once for each. */
function tickText({ x, y, dx = 0, dy = 0, textAnchor, formattedValue }: TickRendererProps) {
  return (
    <text x={x + Number(dx)} y={y + Number(dy)} textAnchor={textAnchor}>
      {formattedValue}
    </text>
  );
}

function readingOf({ date, amount, count }: Contribution, unit: ChartUnit, currency: CurrencyCode): string {
  return barText(formatUnit(date, unit), formatMoney(amount, currency), count);
}

/** As many dates as have room, the latest among them. */
function ticksOf(items: readonly Contribution[], plotWidth: number): string[] {
  const every = Math.max(1, Math.ceil(items.length / Math.max(1, Math.floor(plotWidth / 84))));
  return items.filter((_, index) => (items.length - 1 - index) % every === 0).map(({ date }) => date);
}

function shortAmount(cents: number, currency: CurrencyCode, hasCents: boolean): string {
  const amount = formatMoney(cents, currency);
  return hasCents ? amount : amount.replace(/\.00$/, '');
}

/** The width of an element, in pixels; 0 until it is known. */
function useWidth(): [number, (element: Element | null) => (() => void) | undefined] {
  const [width, setWidth] = useState(0);
  const measure = useCallback((element: Element | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [width, measure];
}
