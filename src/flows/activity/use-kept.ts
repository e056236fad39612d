import { useState } from 'react';
import { answerOf, type ReadySection, type Section } from '#src/ui/section/section.ts';

interface Kept<Data, Asked> {
  section: Section<Data>;
  /** What the answer that is shown was asked by. */
  asked: Asked;
}

/** A part whose last answer stays shown, as one that is being renewed, while another one is on its way. */
export function useKept<Data, Asked>(section: Section<Data>, asked: Asked): Kept<Data, Asked> {
  const [kept, keep] = useState<{ answer: ReadySection<Data>; asked: Asked } | null>(null);
  if (section.state === 'ready' && section.data !== kept?.answer.data)
    keep({ answer: answerOf(section), asked });
  if (section.state === 'failed' && kept !== null) keep(null);
  return section.state === 'loading' && kept !== null
    ? { section: { ...kept.answer, refreshing: true }, asked: kept.asked }
    : { section, asked };
}
