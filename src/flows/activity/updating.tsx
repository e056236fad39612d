import type { ReactNode } from 'react';
import { isRefreshing, type Section } from '#src/ui/section/section.ts';
import { useSlowIndicator } from '#src/ui/waiting/use-slow-indicator.ts';
import { updating } from './activity-screen.css.ts';

/** Most answers come sooner. The line has a layer of its own, which costs the frame after a press as much as all else. */
const unnoticed = 150;

interface UpdatingProps {
  section: Section<unknown>;
  children: ReactNode;
}

/** What was shown before, under a line while what was asked for takes its time. */
export function Updating({ section, children }: UpdatingProps) {
  const isLate = useSlowIndicator(isRefreshing(section), unnoticed);
  return <div className={isLate ? updating : undefined}>{children}</div>;
}
