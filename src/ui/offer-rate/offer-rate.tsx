import { rateLevel, rateWords } from '#machines/domain/offer-rate.ts';
import * as styles from './offer-rate.css.ts';

/** What an offer earns: its figure is large, and the larger the more it earns. */
export function OfferRate({ text }: { text: string }) {
  const { before, figure, after } = rateWords(text);
  if (figure === '') return <span className={styles.rate}>{after}</span>;
  return (
    <span className={styles.rate}>
      {before !== '' && <span>{before} </span>}
      <span className={styles.figure[rateLevel(text)]}>{figure}</span>
      {after !== '' && ' '}
      {after !== '' && <span className={styles.after}>{after}</span>}
    </span>
  );
}
