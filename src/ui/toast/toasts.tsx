import * as Radix from '@radix-ui/react-toast';
import { X } from 'lucide-react';
import { useRef, type FocusEvent } from 'react';
import type { ToastType } from '#machines/domain/toast.ts';
import { controlMessages } from '#src/messages/controls.ts';
import { TypeIcon } from '../alert/type-icon.tsx';
import { Link } from '../link/link.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './toast.css.ts';

export interface ToastView {
  id: string;
  type: ToastType;
  message: string;
  /** What else there is to know, below. */
  details?: string;
  /** Where there is more to read. */
  link?: { label: string; href: string };
  isLeaving?: boolean;
}

interface ToastsProps {
  /** Earliest first. */
  toasts: readonly ToastView[];
  onClose: (id: string) => void;
  /** Somebody reads: the pointer or the focus is on a toast, or the window is behind others. Told for each toast. */
  onPause: (id: string) => void;
  onResume: (id: string) => void;
}

/**
 * The stack of toasts, 20 px from the bottom. An error interrupts a screen reader, anything else waits. F8 leads into
 * the stack, a swipe to the left or Escape closes a toast; how long one stays is not decided here. A modal dialog hides
 * what is around it from a screen reader, except what has `aria-live`: the stack has it, and announces nothing itself.
 */
export function Toasts({ toasts, onClose, onPause, onResume }: ToastsProps) {
  const stack = useRef<HTMLOListElement>(null);
  const previousRoute = useRef<Element | null>(null);

  const rememberWhere = ({ relatedTarget }: FocusEvent) => {
    if (!stack.current?.contains(relatedTarget)) previousRoute.current = relatedTarget;
  };
  /** Radix gives the focus of a closed toast to the stack; with the last one it goes back to where it came from. */
  const close = (id: string) => {
    const isLast = toasts.every((toast) => toast.id === id || toast.isLeaving);
    if (isLast && document.activeElement === stack.current && previousRoute.current instanceof HTMLElement) {
      previousRoute.current.focus();
    }
    onClose(id);
  };
  return (
    <Radix.Provider duration={Infinity} swipeDirection="left" label={controlMessages.notification}>
      {toasts.map(({ id, type, message, details, link, isLeaving = false }) => (
        <Radix.Root
          key={id}
          className={styles.toast}
          type={type === 'error' ? 'foreground' : 'background'}
          open={!isLeaving}
          onOpenChange={() => close(id)}
          onPause={() => onPause(id)}
          onResume={() => onResume(id)}
        >
          <span className={styles.icon[type]} aria-hidden="true">
            <TypeIcon type={type} />
          </span>
          <Radix.Description className={styles.message}>
            <VisuallyHidden>{controlMessages.toastTypes[type]}: </VisuallyHidden>
            {message}
            {details !== undefined && ' '}
            {details !== undefined && <span className={styles.details}>{details}</span>}
            {link && (
              <>
                {' '}
                <Link look="plain" className={styles.link} href={link.href} onClick={() => close(id)}>
                  {link.label}
                </Link>
              </>
            )}
          </Radix.Description>
          <Radix.Close asChild>
            <IconButton className={styles.close} label={controlMessages.close}>
              <X size={18} />
            </IconButton>
          </Radix.Close>
        </Radix.Root>
      ))}
      <Radix.Viewport
        ref={stack}
        className={styles.stack}
        aria-live="off"
        label={controlMessages.notifications}
        onFocus={rememberWhere}
      />
    </Radix.Provider>
  );
}
