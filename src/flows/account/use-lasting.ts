import { useLatest } from '#src/app/use-latest.ts';
import type { Section } from '#src/ui/section/section.ts';

/** A list that grows: what is there stays while more is on its way, and when it does not come. */
export function useLasting<Data>(section: Section<Data>): Section<Data> {
  const last = useLatest(section.state === 'ready' ? section.data : null);
  if (last === null || section.state === 'ready') return section;
  const shown = { state: 'ready', data: last } as const;
  if (section.state === 'loading') return { ...shown, refreshing: true };
  return { ...shown, stale: { message: section.message, onRetry: section.onRetry } };
}
