import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { controlMessages } from '#src/messages/controls.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import type { DialogProps } from './dialog.tsx';
import * as styles from './dialog.css.ts';

allowInjectedStyle();

export default function DialogPanel({
  isOpen,
  onClose,
  onClosed,
  title,
  isTitleHidden = false,
  width = 480,
  tone = 'light',
  isCompact = false,
  hasCloseButton = true,
  isWorking = false,
  footer,
  children,
}: DialogProps) {
  const close = (open: boolean) => {
    if (!open && !isWorking) onClose();
  };
  const returnFocus = () => {
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) document.querySelector<HTMLElement>('h1')?.focus();
    });
    onClosed?.();
  };
  return (
    <Radix.Root open={isOpen} onOpenChange={close}>
      <Radix.Portal>
        <Radix.Overlay className={styles.overlay} />
        <Radix.Content
          className={`${styles.panel} ${styles.tone[tone]}`}
          style={{ '--dialog-width': `${width}px` }}
          aria-describedby={undefined}
          aria-busy={isWorking || undefined}
          onOpenAutoFocus={takeFocus}
          onCloseAutoFocus={returnFocus}
        >
          <div className={isTitleHidden ? styles.bareHead : styles.head}>
            <Radix.Title className={styles.title}>
              {isTitleHidden ? <VisuallyHidden>{title}</VisuallyHidden> : title}
            </Radix.Title>
            {hasCloseButton && (
              <IconButton
                className={styles.close}
                label={controlMessages.close}
                aria-disabled={isWorking || undefined}
                onClick={() => close(false)}
              >
                <X size={20} />
              </IconButton>
            )}
          </div>
          <div className={isCompact ? styles.compactBody : styles.body}>{children}</div>
          {footer !== undefined && <div className={styles.foot}>{footer}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The first field, or else the dialog itself: never the close button, and never an action. */
function takeFocus(event: Event) {
  event.preventDefault();
  const panel = event.currentTarget;
  if (!(panel instanceof HTMLElement)) return;
  (panel.querySelector<HTMLElement>('input, select, textarea') ?? panel).focus();
}

/** The scroll lock injects a style element; the policy lets it through with this page's nonce. */
function allowInjectedStyle() {
  const nonce = document.querySelector<HTMLMetaElement>('meta[name=csp-nonce]')?.content;
  if (nonce) Object.assign(globalThis, { __webpack_nonce__: nonce });
}
