import { fill, track } from './progress.css.ts';

/** How far something has come, in whole steps. */
export function Progress({ label, value, max }: { label: string; value: number; max: number }) {
  return (
    <div
      className={track}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
    >
      <div className={fill} style={{ width: `${(value / max) * 100}%` }} />
    </div>
  );
}
