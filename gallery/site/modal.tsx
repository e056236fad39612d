import { useEffect, useRef, type ReactNode } from 'react';
import { X } from 'lucide-react';
import { iconControl } from './layout.css.ts';
import * as styles from './search.css.ts';

interface ModalProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** The browser's own modal dialog. */
export function Modal({ title, onClose, children }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    ref.current?.showModal();
  }, []);
  return (
    <dialog ref={ref} className={styles.dialog} aria-label={title} onClose={onClose}>
      <div className={styles.content}>
        <div className={styles.head}>
          <h2 className={styles.title}>{title}</h2>
          <button
            type="button"
            className={iconControl}
            aria-label="Close"
            onClick={() => ref.current?.close()}
          >
            <X size={18} aria-hidden />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
