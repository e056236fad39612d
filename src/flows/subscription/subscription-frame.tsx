import { useEffect, useRef, type ReactNode } from 'react';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { actions } from './subscription.css.ts';

export interface SubscriptionStep {
  title: string;
  body: ReactNode;
  /** The main action first. */
  footer?: ReactNode;
  /** There is nothing to operate in the body: it is reached by the keyboard to scroll it. */
  isText?: true;
}

interface SubscriptionFrameProps extends SubscriptionStep {
  isOpen: boolean;
  /** Another step takes the focus, at its top. */
  step: string;
  isWorking: boolean;
  onClose: () => void;
  onClosed: () => void;
}

/** The modal of all steps; its actions stay in view. */
export function SubscriptionFrame({ title, body, footer, step, isText, ...rest }: SubscriptionFrameProps) {
  const content = useRef<HTMLDivElement>(null);
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    const panel = content.current?.closest<HTMLElement>('[role=dialog]');
    content.current?.parentElement?.scrollTo({ top: 0 });
    panel?.focus();
  }, [step]);
  return (
    <Dialog
      {...rest}
      title={title}
      width={800}
      {...(footer && { footer: <div className={actions}>{footer}</div> })}
    >
      <div ref={content} {...(isText && { role: 'region', 'aria-label': title, tabIndex: 0 })}>
        {body}
      </div>
    </Dialog>
  );
}
