import { spinner } from './progress.css.ts';

export function Spinner() {
  return <span className={spinner} aria-hidden="true" />;
}
