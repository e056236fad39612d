import { useEffect, useRef, type ReactNode } from 'react';

interface StepsProps {
  /** The step that is shown. */
  view: string;
  /** A step that is no more than waiting: what follows it takes no focus. */
  waiting: string;
  children: ReactNode;
}

/** When a step follows another one, the focus goes to what it says. */
export function Steps({ view, waiting, children }: StepsProps) {
  const last = useRef(view);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (last.current !== view && last.current !== waiting) {
      box.current?.querySelector<HTMLElement>('[data-step-heading]')?.focus();
    }
    last.current = view;
  }, [view, waiting]);
  return <div ref={box}>{children}</div>;
}
