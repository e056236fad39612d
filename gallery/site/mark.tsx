import type { Look } from '#gallery/words/chart.ts';
import { shapes } from '../drawing/svg-marks.ts';
import * as styles from './mark.css.ts';

/** The sign of the drawing before what happens. */
export function Mark({ look }: { look: Look }) {
  if (look === 'always' || look === 'mixed') return <span className={styles.mark} aria-hidden />;
  return (
    <svg
      className={styles.looks[look]}
      viewBox="0 0 12 12"
      aria-hidden
      // oxlint-disable-next-line react/no-danger -- the shapes of this gallery
      dangerouslySetInnerHTML={{ __html: shapes[look] }}
    />
  );
}

const meanings = {
  member: 'a member does',
  reported: 'the app or another machine does',
  good: 'good news',
  neutral: 'neither',
  bad: 'bad news',
  after: 'time passes',
} as const satisfies Partial<Record<Look, string>>;

/** What the signs and colours of a drawing mean. */
export function Legend() {
  return (
    <ul className={styles.legend} aria-label="Signs of the drawing">
      {(Object.keys(meanings) as (keyof typeof meanings)[]).map((look) => (
        <li key={look} className={styles.meaning}>
          <Mark look={look} /> {meanings[look]}
        </li>
      ))}
      <li className={styles.meaning}>black line: several of them</li>
    </ul>
  );
}
