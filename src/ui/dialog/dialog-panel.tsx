import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { controlMessages } from '#src/messages/controls.ts';
import { LiveRegions } from '../announcer/live-regions.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import type { DialogProps } from './dialog-props.ts';
import * as styles from './dialog.css.ts';
import { useSmoothHeight } from './use-smooth-height.ts';
import { useStepChange } from './use-step-change.ts';

export default function DialogPanel({
  isOpen,
  onClose,
  onClosed,
  title,
  isTitleHidden = false,
  width = 480,
  tone = 'light',
  isCompact = false,
  isTall = false,
  hasCloseButton = true,
  isWorking = false,
  step = '',
  isText = false,
  footer,
  children,
}: DialogProps) {
  const openers = useRef<(Element | null | undefined)[]>([]);
  const body = useRef<HTMLDivElement>(null);
  const [panel, setPanel] = useState<HTMLElement | null>(null);
  const close = (open: boolean) => {
    if (!open && !isWorking) onClose();
  };
  /** When the panel comes into the page: its content may take the focus by itself right after. */
  const rememberOpener = useCallback((shown: HTMLElement | null) => {
    if (shown) openers.current = openersOf(document.activeElement);
    setPanel(shown);
  }, []);
  useStepChange(panel, body, step);
  useSmoothHeight(panel);
  const takeFocus = (event: Event) => {
    event.preventDefault();
    if (event.currentTarget instanceof HTMLElement) firstFocusOf(event.currentTarget).focus();
  };
  const returnFocus = (event: Event) => {
    event.preventDefault();
    const target = openers.current.find((element) => element?.isConnected) ?? document.querySelector('h1');
    if (target instanceof HTMLElement) target.focus();
    onClosed?.();
  };
  return (
    <Radix.Root open={isOpen} onOpenChange={close}>
      <Radix.Portal container={document.body}>
        <Radix.Overlay className={styles.overlay} />
        <Radix.Content
          ref={rememberOpener}
          className={`${styles.panel} ${styles.tone[tone]} ${isTall ? styles.tall : ''}`}
          style={{ '--dialog-width': `${width}px` }}
          aria-describedby={undefined}
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
          <div
            ref={body}
            className={isCompact ? styles.compactBody : styles.body}
            aria-busy={isWorking || undefined}
            {...(isText && { role: 'region', 'aria-label': title, tabIndex: 0 })}
          >
            {children}
          </div>
          {footer && <div className={styles.foot}>{footer}</div>}
          <LiveRegions />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** What opened a dialog, and the heading of its section, which stays when the dialog takes the other away. */
function openersOf(focused: Element | null): (Element | null | undefined)[] {
  if (focused === document.body) return [];
  return [focused, focused?.closest('section')?.querySelector('h2[tabindex]')];
}

type WritableField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const writableFields = 'input:not([type=radio], [type=checkbox], [type=hidden]), select, textarea';

/** The first empty field to write in, or else the dialog itself: never the close button, an action or a choice. */
function firstFocusOf(panel: HTMLElement): HTMLElement {
  const fields = [...panel.querySelectorAll<WritableField>(writableFields)];
  return fields.find(({ value }) => value === '') ?? panel;
}
