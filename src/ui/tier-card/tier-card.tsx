import { useCallback, useId, useState } from 'react';
import { tierMessages } from '#src/messages/fields.ts';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';
import * as styles from './tier-cards.css.ts';

export interface TierCardView {
  id: string;
  name: string;
  /** In parts and already formatted; a tier without a price of its own says in words what it costs. */
  price: { currency: string; amount: string; period: string } | { words: string };
  /** What a year costs less than twelve months, in words. */
  saving?: string;
  /** The plan's own words for what it saves, beside the amount. */
  chip?: string;
  /** A line below the price. */
  note?: string;
  benefits: readonly string[];
  /** At the top right, in words: the present plan, or that it cannot be chosen. */
  label?: { kind: 'current' | 'other'; text: string };
  /** Why it cannot be chosen; empty where the step says it of all. It stays readable. */
  disabledReason?: string;
}

interface TierCardProps extends TierCardView {
  group: string;
  isSelected: boolean;
  /** The label of the card that is selected. */
  selectedLabel: string;
  onSelect: () => void;
}

/** A tier as one of several: a radio button of the size of a card. */
export function TierCard({ group, isSelected, selectedLabel, onSelect, ...tier }: TierCardProps) {
  const id = useId();
  const { name, price, saving, chip, note, benefits, label, disabledReason } = tier;
  const shownLabel = isSelected ? { kind: 'selected' as const, text: selectedLabel } : label;
  return (
    <label className={styles.card}>
      <input
        type="radio"
        className={visuallyHidden}
        name={group}
        value={tier.id}
        checked={isSelected}
        disabled={disabledReason !== undefined}
        aria-labelledby={`${id}-name ${id}-price`}
        aria-describedby={[`${id}-notes`, ...benefits.map((_, index) => benefitId(id, index))].join(' ')}
        onChange={onSelect}
      />
      <span className={styles.head}>
        {disabledReason === undefined && <span className={styles.mark} aria-hidden="true" />}
        <span id={`${id}-name`} className={styles.name}>
          {name}
        </span>
        {shownLabel && <span className={styles.stateLabel[shownLabel.kind]}>{shownLabel.text}</span>}
      </span>
      <span id={`${id}-price`} className={styles.price}>
        {'words' in price ? (
          <span className={styles.words}>{price.words}</span>
        ) : (
          <>
            <span className={styles.amount}>
              <span className={styles.currency}>{price.currency}</span>
              {price.amount}
            </span>
            <span className={styles.period}>{price.period}</span>
          </>
        )}
      </span>
      <span id={`${id}-notes`} className={styles.notes}>
        {saving !== undefined && (
          <span className={styles.saving}>
            {saving}
            {chip !== undefined && <span className={styles.chip}>{chip}</span>}
          </span>
        )}
        {note !== undefined && <span className={styles.note}>{note}</span>}
        {disabledReason && <span className={styles.note}>{disabledReason}</span>}
      </span>
      <Benefits id={id} tier={name} benefits={benefits} />
    </label>
  );
}

/** Each describes the button by itself: a label of their list would take their place. */
const benefitId = (id: string, index: number) => `${id}-benefit-${index}`;

/** Whether the end of a list is seen: all of it fits, more is to come, or it is scrolled to its end. */
type Reach = 'whole' | 'more' | 'end';

/** Reached by keyboard only when there is something to scroll. */
function Benefits({ id, tier, benefits }: { id: string; tier: string; benefits: readonly string[] }) {
  const [reach, setReach] = useState<Reach>('whole');

  const watch = useCallback((list: HTMLSpanElement) => {
    const measure = () => setReach(reachOf(list));
    const observer = new ResizeObserver(measure);
    measure();
    observer.observe(list);
    list.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      list.removeEventListener('scroll', measure);
    };
  }, []);

  if (benefits.length === 0) return <span />;
  return (
    <span
      ref={watch}
      role="list"
      aria-label={tierMessages.benefits(tier)}
      tabIndex={reach === 'whole' ? undefined : 0}
      className={reach === 'more' ? `${styles.benefits} ${styles.fading}` : styles.benefits}
    >
      {benefits.map((benefit, index) => (
        <span key={benefit} id={benefitId(id, index)} role="listitem" className={styles.benefit}>
          {benefit}
        </span>
      ))}
    </span>
  );
}

function reachOf({ scrollHeight, clientHeight, scrollTop }: HTMLElement): Reach {
  if (scrollHeight <= clientHeight + 1) return 'whole';
  return scrollTop + clientHeight < scrollHeight - 1 ? 'more' : 'end';
}
