import type { ReactNode } from 'react';
import { action as actionStyle, box, line, tile, title as titleStyle } from './empty-state.css.ts';

interface EmptyStateProps {
  icon: ReactNode;
  title: string;
  /** What will appear here, and what to do for it. */
  text: string;
  action?: ReactNode;
}

export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  return (
    <div className={box}>
      <div className={tile} aria-hidden="true">
        {icon}
      </div>
      <p className={titleStyle}>{title}</p>
      <p className={line}>{text}</p>
      {action && <div className={actionStyle}>{action}</div>}
    </div>
  );
}
