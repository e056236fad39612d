import { useState } from 'react';
import { answerOf, type ReadySection, type Section } from '#src/ui/section/section.ts';

/** A list that grows: what is there stays while more is on its way, and when it does not come. */
export function useLasting<Data>(section: Section<Data>): Section<Data> {
  const [last, keep] = useState<ReadySection<Data> | null>(null);
  if (section.state === 'ready') {
    if (section.data !== last?.data) keep(answerOf(section));
    return section;
  }
  if (last === null) return section;
  if (section.state === 'loading') return { ...last, refreshing: true };
  return { ...last, stale: { message: section.message, onRetry: section.onRetry } };
}
