import { useState } from 'react';
import type { Section } from '#src/ui/section/section.ts';

/** A part whose last answer stays shown, as one that is being renewed, while another one is on its way. */
export function useKept<Data>(section: Section<Data>): Section<Data> {
  const [kept, keep] = useState<{ data: Data } | null>(null);
  if (section.state === 'ready' && section.data !== kept?.data) keep({ data: section.data });
  if (section.state === 'failed' && kept !== null) keep(null);
  return section.state === 'loading' && kept !== null
    ? { state: 'ready', data: kept.data, refreshing: true }
    : section;
}
