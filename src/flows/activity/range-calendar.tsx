import { addMonths } from 'date-fns/addMonths';
import { useState } from 'react';
import { DayPicker, type DateRange } from 'react-day-picker';
import 'react-day-picker/style.css';
import type { DayRange } from '#machines/domain/activity-filters.ts';
import { dayOf, startOfDay, type Day } from '#machines/domain/day.ts';
import { utc } from '#machines/domain/utc.ts';
import { formatDateLong } from '#src/messages/format-date.ts';
import { Button } from '#src/ui/button/button.tsx';
import { useMedia } from '#src/ui/use-media.ts';
import { calendarMessages as copy } from './calendar.messages.ts';
import { formatDay } from './format-period.ts';
import * as styles from './range-calendar.css.ts';

export interface RangeCalendarProps {
  initial: DayRange | null;
  today: Day;
  onApply: (range: DayRange) => void;
  onCancel: () => void;
}

/** A range of days from a calendar of two months where both have room, in UTC wherever the member is. */
export function RangeCalendar({ initial, today, onApply, onCancel }: RangeCalendarProps) {
  const months = useMedia(styles.roomForTwo) ? 2 : 1;
  const [range, setRange] = useState<DateRange | undefined>(
    initial ? { from: startOfDay(initial.from), to: startOfDay(initial.to) } : undefined,
  );
  const first = range?.from && dayOf(range.from);
  const last = range?.to && dayOf(range.to);
  return (
    <div
      className={styles.calendar}
      role="group"
      aria-label={copy.label}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onCancel();
      }}
    >
      <DayPicker
        mode="range"
        timeZone="UTC"
        resetOnSelect
        today={startOfDay(today)}
        className={styles.picker}
        selected={range}
        onSelect={setRange}
        numberOfMonths={months}
        defaultMonth={addMonths(startOfDay(last ?? today), 1 - months, { in: utc })}
        endMonth={startOfDay(today)}
        disabled={{ after: startOfDay(today) }}
        labels={{ labelDayButton: labelOf }}
      />
      <p className={styles.status} role="status">
        {statusOf(first, last)}
      </p>
      <div className={styles.actions}>
        <Button
          isDisabled={first === undefined || last === undefined}
          onClick={() => first !== undefined && last !== undefined && onApply({ from: first, to: last })}
        >
          {copy.apply}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {copy.cancel}
        </Button>
      </div>
    </div>
  );
}

function labelOf(date: Date, { selected }: { selected?: boolean | undefined }): string {
  const label = formatDateLong(date.toISOString());
  return selected === true ? copy.selected(label) : label;
}

function statusOf(first: Day | undefined, last: Day | undefined): string {
  if (first === undefined) return copy.hint;
  return last === undefined ? copy.from(formatDay(first)) : copy.chosen(formatDay(first), formatDay(last));
}
