import { lazyComponent } from '#src/code/lazy-component.tsx';
import { SectionError } from '#src/ui/section/section-error.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { activityMessages } from './activity.messages.ts';
import type { RangeCalendarProps } from './range-calendar.tsx';

const { failed, failedHint } = activityMessages.calendar;

/** The calendar, whose code is loaded when it first opens. */
export const LazyCalendar = lazyComponent<RangeCalendarProps>(
  () => import('./range-calendar.tsx').then((module) => ({ default: module.RangeCalendar })),
  {
    fallback: () => <Skeleton width="var(--calendar-width)" height={420} />,
    onError: ({ onRetry }) => <SectionError title={failed} message={failedHint} onRetry={onRetry} />,
  },
);
