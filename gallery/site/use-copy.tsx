import { useState } from 'react';
import { copyText } from './copy-text.ts';
import * as styles from './use-copy.css.ts';

interface Copy {
  /** What the copy was of. */
  of: unknown;
  text: string;
  isRefused: boolean;
}

/** Copies a text that changes with `of`; where the browser refuses, `field` shows it selected, to be copied by hand. */
export function useCopy(read: () => string, of: unknown) {
  const [last, setLast] = useState<Copy | null>(null);
  const copy = async () => {
    const text = read();
    setLast({ of, text, isRefused: !(await copyText(text)) });
  };
  const field = last?.isRefused === true && last.of === of && (
    <label className={styles.field}>
      This browser does not let the page copy. Copy the text from here:
      <textarea readOnly rows={3} value={last.text} ref={(element) => element?.select()} />
    </label>
  );
  return { isCopied: last !== null && last.of === of && !last.isRefused, copy: () => void copy(), field };
}
