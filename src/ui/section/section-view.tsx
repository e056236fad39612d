import type { ReactNode } from 'react';
import { controlMessages } from '#src/messages/controls.ts';
import { Button } from '../button/button.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { SectionError } from './section-error.tsx';
import { stale as staleStyle } from './section.css.ts';
import type { Section } from './section.ts';
import { useSettled } from './use-settled.ts';

interface SectionViewProps<Data> {
  section: Section<Data>;
  /** What could not be shown, as the title of the failure: "Your balances could not be loaded". */
  failureTitle: string;
  /** Bars in the final geometry. */
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}

export function SectionView<Data>({ section, failureTitle, skeleton, children }: SectionViewProps<Data>) {
  const isSettled = useSettled(section.state === 'loading');
  if (section.state === 'loading' || !isSettled) {
    return (
      <div aria-busy="true">
        <VisuallyHidden role="status">{controlMessages.loading}</VisuallyHidden>
        {skeleton}
      </div>
    );
  }
  if (section.state === 'failed') {
    return <SectionError title={failureTitle} message={section.message} onRetry={section.onRetry} />;
  }
  return (
    <div aria-busy={section.refreshing === true || undefined}>
      {section.stale && (
        <p className={staleStyle} role="status">
          {controlMessages.stale} {section.stale.message}
          <Button variant="quiet" onClick={section.stale.onRetry}>
            {controlMessages.retry}
          </Button>
        </p>
      )}
      {children(section.data)}
    </div>
  );
}
