import type { ReactNode } from 'react';
import { Waiting } from '../waiting/waiting.tsx';
import { RefreshNote } from './refresh-note.tsx';
import { SectionError } from './section-error.tsx';
import { isRefreshing, type Section } from './section.ts';
import { useSettled } from './use-settled.ts';

interface SectionViewProps<Data> {
  section: Section<Data>;
  /** What could not be shown, as the title of the failure: "Your balances could not be loaded". */
  failureTitle: string;
  /** Bars in the final geometry, until the data are there, and the code that shows them. */
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}

export function SectionView<Data>({ section, failureTitle, skeleton, children }: SectionViewProps<Data>) {
  const waiting = <Waiting>{skeleton}</Waiting>;
  const isSettled = useSettled(section.state === 'loading');
  if (section.state === 'absent') return null;
  if (section.state === 'loading' || !isSettled) return waiting;
  if (section.state === 'failed') {
    return <SectionError title={failureTitle} message={section.message} onRetry={section.onRetry} />;
  }
  return (
    <div aria-busy={isRefreshing(section) || undefined}>
      <RefreshNote {...section} />
      {children(section.data)}
    </div>
  );
}
