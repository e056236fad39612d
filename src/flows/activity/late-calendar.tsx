import { lazy, Suspense, useState, type ReactNode } from 'react';
import { kept } from '#src/code/kept.ts';
import { SectionError } from '#src/ui/section/section-error.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { activityMessages } from './activity.messages.ts';
import type { RangeCalendarProps } from './range-calendar.tsx';

const copy = activityMessages.calendar;

interface LateProps extends RangeCalendarProps {
  /** Fetches its code anew. */
  onRetry: () => void;
}

const fetchCode = kept(() => import('./range-calendar.tsx'));

const fetchCalendar = () =>
  lazy<(props: LateProps) => ReactNode>(() =>
    fetchCode()
      .then((module) => ({ default: module.RangeCalendar }))
      .catch(() => ({ default: CalendarFailure })),
  );

/** The calendar, whose code is fetched when it is first opened. */
export function LateCalendar(props: RangeCalendarProps) {
  const [Calendar, setCalendar] = useState(fetchCalendar);
  return (
    <Suspense fallback={<Skeleton width="var(--calendar-width)" height={420} />}>
      <Calendar {...props} onRetry={() => setCalendar(fetchCalendar)} />
    </Suspense>
  );
}

function CalendarFailure({ onRetry }: LateProps) {
  return <SectionError title={copy.failed} message={copy.failedHint} onRetry={onRetry} />;
}
