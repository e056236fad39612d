import { note } from './skipped-rows.css.ts';

interface SkippedRowsProps {
  count: number;
  /** What a row is, for one and for many. */
  nouns: readonly [one: string, many: string];
}

/** How many rows of a list can't be shown; nothing where all are. */
export function SkippedRows({ count, nouns: [one, many] }: SkippedRowsProps) {
  if (count === 0) return null;
  return (
    <p className={note}>
      {count} {count === 1 ? one : many} can’t be shown.
    </p>
  );
}
