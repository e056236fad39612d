import { X } from 'lucide-react';
import { useRef, type FocusEvent, type MouseEvent } from 'react';
import type { ToastType } from '#machines/domain/toast.ts';
import { controlMessages } from '#src/messages/controls.ts';
import { TypeIcon } from '../alert/type-icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './toast.css.ts';

export interface ToastView {
  id: string;
  type: ToastType;
  message: string;
  isLeaving?: boolean;
}

interface ToastsProps {
  /** Earliest first. */
  toasts: readonly ToastView[];
  onClose: (id: string) => void;
  /** Somebody reads: the pointer or the focus is on a toast. */
  onPause: () => void;
  onResume: () => void;
}

/**
 * The stack of toasts, 20 px from the bottom. It is in the page from the start and loads nothing later:
 * its live regions must exist before the first message, and a message may say that the network is gone.
 */
export function Toasts({ toasts, onClose, onPause, onResume }: ToastsProps) {
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element | null>(null);

  const enter = (event: FocusEvent) => {
    if (!region.current?.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget;
    onPause();
  };
  const leave = (event: FocusEvent) => {
    if (!region.current?.contains(event.relatedTarget)) onResume();
  };
  const close = (id: string, event: MouseEvent<HTMLButtonElement>) => {
    const others = [...(region.current?.querySelectorAll('button') ?? [])].filter(
      (button) => button !== event.currentTarget,
    );
    const isKeyboard = event.detail === 0;
    const next = (isKeyboard ? others[0] : undefined) ?? cameFrom.current;
    if (next instanceof HTMLElement && next.isConnected) next.focus();
    onClose(id);
    onResume();
  };

  const listOf = (isUrgent: boolean) => (
    <ol className={styles.list} aria-live={isUrgent ? 'assertive' : 'polite'} aria-relevant="additions text">
      {toasts.map(
        (toast, index) =>
          (toast.type === 'error') === isUrgent && (
            <li
              key={toast.id}
              className={toast.isLeaving === true ? `${styles.toast} ${styles.leaving}` : styles.toast}
              style={{ order: index }}
            >
              <span className={styles.icon[toast.type]} aria-hidden="true">
                <TypeIcon type={toast.type} />
              </span>
              <p className={styles.message}>
                <VisuallyHidden>{controlMessages.toastTypes[toast.type]}: </VisuallyHidden>
                {toast.message}
              </p>
              <IconButton
                className={styles.close}
                label={controlMessages.close}
                onClick={(event) => close(toast.id, event)}
              >
                <X size={18} />
              </IconButton>
            </li>
          ),
      )}
    </ol>
  );

  return (
    <section
      ref={region}
      className={styles.stack}
      aria-label={controlMessages.notifications}
      onPointerOver={onPause}
      onPointerLeave={onResume}
      onFocus={enter}
      onBlur={leave}
    >
      {listOf(false)}
      {listOf(true)}
    </section>
  );
}
