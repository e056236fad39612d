import type { Load } from './measure.ts';

type Results = Record<'bare' | 'login' | 'wide' | 'home', readonly Load[]>;

interface Line {
  name: string;
  figure: number;
  most: number;
  unit: string;
}

/**
 * The medians as ratios to the bare page, each beside what it may be at most: absolute times say nothing here. Only how
 * long a modal takes to open, in milliseconds, has a limit that a member feels.
 */
export function compare(
  { bare, login, wide, home }: Results,
  openings: readonly number[],
): { text: string; isWithin: boolean } {
  const times = (loads: readonly Load[], figure: 'visible' | 'usable' | 'cpu', most: number, name: string) =>
    line(
      name,
      median(loads.map((load) => load[figure])) / median(bare.map((load) => load[figure])),
      most,
      '×',
    );
  const worst = (loads: readonly Load[], figure: (load: Load) => number, most: number, name: string) =>
    line(name, Math.max(...loads.map(figure)), most, '');
  const lines = [
    times(login, 'visible', 0.5, 'login visible'),
    times(login, 'usable', 1.25, 'login usable'),
    times(login, 'cpu', 1.6, 'login main thread'),
    worst(login, ({ layoutShift }) => layoutShift, 0, 'login layout shift at 390'),
    worst(wide, ({ layoutShift }) => layoutShift, 0, 'login layout shift at 1440'),
    worst(login, ({ requestsBefore }) => requestsBefore, 4, 'login requests before it is usable'),
    worst(login, ({ scriptBefore }) => scriptBefore, 130, 'login script before it is usable, kB'),
    times(home, 'visible', Infinity, 'home visible'),
    times(home, 'usable', Infinity, 'home complete'),
    times(home, 'cpu', Infinity, 'home main thread'),
    worst(home, ({ layoutShift }) => layoutShift, Infinity, 'home layout shift'),
    worst(home, ({ requestsBefore }) => requestsBefore, 30, 'home requests before it is complete'),
    worst(home, ({ requests }) => requests, Infinity, 'home requests until it is quiet'),
    worst(home, ({ stages }) => stages, 4, 'home stages'),
    worst(home, ({ repeated }) => repeated.length, 0, 'home calls made again'),
    line('plan modal, from the click to its controls, ms', median(openings), 300, ''),
  ];
  const isWithin = lines.every(({ figure, most }) => figure <= most);
  return { text: `${lines.map(written).join('\n')}\n`, isWithin };
}

const line = (name: string, figure: number, most: number, unit: string): Line => ({
  name,
  figure,
  most,
  unit,
});

function written({ name, figure, most, unit }: Line): string {
  const limit = most === Infinity ? '' : `  at most ${most}${figure > most ? '  OVER' : ''}`;
  const value = Number.isInteger(figure) ? String(figure) : figure.toFixed(3);
  return `${value.padStart(8)} ${unit.padEnd(1)} ${name}${limit}`;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] = [sorted.at(sorted.length % 2 === 0 ? middle - 1 : middle), sorted.at(middle)];
  return (low + high) / 2;
}
