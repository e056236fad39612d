import { useState } from 'react';
import { answerOf, type ReadySection, type Section } from '#src/ui/section/section.ts';

interface Shown<Data, Query> {
  section: Section<Data>;
  /** The query of the answer that is shown. */
  query: Query;
}

/**
 * Shows the previous answer as one that is refreshing while the next one loads. After a failure it shows the failure,
 * or, with `stale`, the previous answer with a way to retry.
 */
export function usePreviousData<Data, Query>(
  section: Section<Data>,
  query: Query,
  afterFailure: 'failure' | 'stale',
): Shown<Data, Query> {
  const [last, setLast] = useState<{ answer: ReadySection<Data>; query: Query } | null>(null);
  if (section.state === 'ready') {
    if (section.data !== last?.answer.data) setLast({ answer: answerOf(section), query });
    return { section, query };
  }
  if (last === null || section.state === 'absent') return { section, query };
  if (section.state === 'loading')
    return { section: { ...last.answer, refreshing: true }, query: last.query };
  if (afterFailure === 'failure') {
    setLast(null);
    return { section, query };
  }
  const stale = { message: section.message, onRetry: section.onRetry };
  return { section: { ...last.answer, stale }, query: last.query };
}
