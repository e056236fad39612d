import type { ReactNode } from 'react';
import { heading } from '#src/ui/section/section.css.ts';
import { head } from './section-head.css.ts';

/** The heading of a part of home, with what belongs at its right end. */
export function SectionHead({ id, title, children }: { id: string; title: string; children?: ReactNode }) {
  return (
    <div className={head}>
      <h2 id={id} className={heading}>
        {title}
      </h2>
      {children}
    </div>
  );
}
