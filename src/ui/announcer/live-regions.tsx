import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';

/** Where `announce` speaks: empty from the start, since readers miss a region that comes with its text. */
export function LiveRegions() {
  return (
    <div className={visuallyHidden}>
      <div data-announcer="" aria-live="polite" />
      <div data-announcer="" aria-live="assertive" />
    </div>
  );
}
