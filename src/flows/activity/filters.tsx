import { useEffect, useRef } from 'react';
import { presets, rangeOf, type ActivityFilters } from '#machines/domain/activity-filters.ts';
import type { Card } from '#machines/domain/card.ts';
import type { Day } from '#machines/domain/day.ts';
import { cardName } from '#src/messages/cards.ts';
import { Chip } from '#src/ui/chip/chip.tsx';
import { SelectField } from '#src/ui/select-field/select-field.tsx';
import { activityMessages } from './activity.messages.ts';
import * as styles from './filters.css.ts';
import { formatDay } from './format-period.ts';

interface FiltersProps {
  filters: ActivityFilters;
  /** Removed ones too. */
  cards: readonly Card[];
  isCalendarOpen: boolean;
  onChange: (change: Partial<ActivityFilters>) => void;
  onOpenCalendar: () => void;
}

const copy = activityMessages.filters;

/** Which purchases the page is about: of which card, and in which days. The calendar gives the focus back to its button. */
export function Filters({ filters, cards, isCalendarOpen, onChange, onOpenCalendar }: FiltersProps) {
  const { cardId, period } = filters;
  const custom = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isCalendarOpen) return;
    const opener = custom.current;
    return () => {
      if (document.activeElement === document.body) opener?.focus();
    };
  }, [isCalendarOpen]);
  return (
    <section aria-label={copy.label} className={styles.filters}>
      <SelectField
        name="card"
        label={copy.card}
        value={cardId ?? ''}
        options={cardOptions(cards, cardId)}
        onChange={({ target }) => onChange({ cardId: target.value === '' ? null : target.value })}
      />
      <fieldset>
        <legend className={styles.legend}>{copy.period}</legend>
        <div className={styles.chips}>
          {presets.map((preset) => (
            <Chip
              key={preset}
              isSelected={period.preset === preset}
              onClick={() => onChange({ period: { preset } })}
            >
              {copy.presets[preset]}
            </Chip>
          ))}
          <Chip
            ref={custom}
            isSelected={period.preset === 'custom'}
            aria-expanded={isCalendarOpen}
            onClick={onOpenCalendar}
          >
            {copy.custom}
          </Chip>
        </div>
      </fieldset>
    </section>
  );
}

interface ShownDaysProps extends Pick<ActivityFilters, 'period'> {
  today: Day;
  /** They stand in for those of a link, which don't exist. */
  isSubstitute: boolean;
}

/** The days that are shown, in words. */
export function ShownDays({ period, today, isSubstitute }: ShownDaysProps) {
  const range = rangeOf(period, today);
  return (
    <p className={styles.shown}>
      {isSubstitute && <span>{copy.noSuchDays} </span>}
      <span>
        {range === null ? copy.all : copy.shown(copy.customRange(formatDay(range.from), formatDay(range.to)))}
      </span>
    </p>
  );
}

function cardOptions(cards: readonly Card[], cardId: string | null) {
  const known = cards.map((card) => ({
    value: card.id,
    label: card.deleted ? copy.removed(cardName(card)) : cardName(card),
  }));
  const isKnown = cardId === null || cards.some(({ id }) => id === cardId);
  return [
    { value: '', label: copy.allCards },
    ...known,
    ...(isKnown ? [] : [{ value: cardId, label: copy.unknownCard }]),
  ];
}
