import type { ReactNode } from 'react';
import { frameMessages } from '#src/messages/frame.ts';
import { duotone } from '#src/ui/pattern/pattern.css.ts';
import { content, main, screen, skip } from './main-frame.css.ts';

interface MainFrameProps {
  /** Activity, account and videos stand on two tints with dots. */
  isDuotone?: boolean;
  topBar: ReactNode;
  bottomBar: ReactNode;
  footer: ReactNode;
  /** The offline bar and the cookie banner. */
  notices?: ReactNode;
  children: ReactNode;
}

/** The frame of the members' pages. */
export function MainFrame({
  isDuotone = false,
  topBar,
  bottomBar,
  footer,
  notices,
  children,
}: MainFrameProps) {
  return (
    <div className={isDuotone ? `${screen} ${duotone}` : screen}>
      <a className={skip} href="#content">
        {frameMessages.skip}
      </a>
      {topBar}
      {notices}
      <main id="content" className={main} tabIndex={-1}>
        <div className={content}>{children}</div>
      </main>
      {footer}
      {bottomBar}
    </div>
  );
}
