import { useState } from 'react';
import type { Section } from '#src/ui/section/section.ts';

interface Kept<Data, Asked> {
  section: Section<Data>;
  /** What the answer that is shown was asked by. */
  asked: Asked;
}

/** A part whose last answer stays shown, as one that is being renewed, while another one is on its way. */
export function useKept<Data, Asked>(section: Section<Data>, asked: Asked): Kept<Data, Asked> {
  const [kept, keep] = useState<{ data: Data; asked: Asked } | null>(null);
  if (section.state === 'ready' && section.data !== kept?.data) keep({ data: section.data, asked });
  if (section.state === 'failed' && kept !== null) keep(null);
  return section.state === 'loading' && kept !== null
    ? { section: { state: 'ready', data: kept.data, refreshing: true }, asked: kept.asked }
    : { section, asked };
}
