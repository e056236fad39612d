import { Check, Copy } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { control } from '../field/field.css.ts';
import { describe, Field } from '../field/field.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './copy-field.css.ts';

interface CopyFieldProps {
  label: string;
  value: string;
  state: 'resting' | 'copying' | 'copied' | 'refused';
  words: { copy: string; copied: string; announced: string; refused: string };
  onCopy: () => void;
}

/** Something to take along, with a button that copies it; where that is refused it is selected to be copied by hand. */
export function CopyField({ label, value, state, words, onCopy }: CopyFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const isRefused = state === 'refused';
  useEffect(() => {
    if (!isRefused) return;
    field.current?.focus();
    field.current?.select();
  }, [isRefused]);
  const hint = isRefused ? words.refused : undefined;
  return (
    <Field id={id} label={label} hint={hint}>
      <div className={styles.row}>
        <input
          ref={field}
          id={id}
          {...describe(id, { hint })}
          className={`${control} ${styles.value}`}
          value={value}
          readOnly
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button className={styles.button} onClick={onCopy}>
          {state === 'copied' ? (
            <Check size={18} aria-hidden="true" />
          ) : (
            <Copy size={18} aria-hidden="true" />
          )}
          <span>{state === 'copied' ? words.copied : words.copy}</span>
        </Button>
      </div>
      <VisuallyHidden role="status">{state === 'copied' ? words.announced : (hint ?? '')}</VisuallyHidden>
    </Field>
  );
}
