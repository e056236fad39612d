import { useState } from 'react';
import { DayPicker, type DateRange } from 'react-day-picker';
import 'react-day-picker/style.css';
import type { DayRange } from '#machines/domain/activity-filters.ts';
import { dayOf, startOfDay, type Day } from '#machines/domain/day.ts';
import { formatDateLong } from '#src/messages/format-date.ts';
import { Button } from '#src/ui/button/button.tsx';
import { activityMessages } from './activity.messages.ts';
import { formatDay } from './format-period.ts';
import * as styles from './range-calendar.css.ts';

export interface RangeCalendarProps {
  initial: DayRange | null;
  today: Day;
  onApply: (range: DayRange) => void;
  onCancel: () => void;
}

const copy = activityMessages.calendar;

/** A range of days from a calendar, in UTC wherever the member is. */
export function RangeCalendar({ initial, today, onApply, onCancel }: RangeCalendarProps) {
  const [range, setRange] = useState<DateRange | undefined>(
    initial ? { from: startOfDay(initial.from), to: startOfDay(initial.to) } : undefined,
  );
  const from = range?.from && dayOf(range.from);
  const to = range?.to && dayOf(range.to);
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
        className={styles.picker}
        selected={range}
        onSelect={setRange}
        defaultMonth={startOfDay(to ?? today)}
        endMonth={startOfDay(today)}
        disabled={{ after: startOfDay(today) }}
        labels={{ labelDayButton: labelOf }}
      />
      <p className={styles.status} role="status">
        {statusOf(from, to)}
      </p>
      <div className={styles.actions}>
        <Button
          isDisabled={from === undefined || to === undefined}
          onClick={() => from !== undefined && to !== undefined && onApply({ from, to })}
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

function statusOf(from: Day | undefined, to: Day | undefined): string {
  if (from === undefined) return copy.hint;
  return to === undefined ? copy.from(formatDay(from)) : copy.chosen(formatDay(from), formatDay(to));
}
