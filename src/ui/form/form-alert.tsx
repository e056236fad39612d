import { controlMessages } from '#src/messages/controls.ts';
import { Alert } from '../alert/alert.tsx';
import { ErrorText } from '../alert/error-text.tsx';
import type { FieldErrors, FormError } from './form-errors.ts';
import { list, pick } from './form.css.ts';

interface FormAlertProps {
  error: FormError | null;
  listed: FieldErrors;
  onPick: (name: string) => void;
}

/** Why the form was refused, and the fields that it is about. */
export function FormAlert({ error, listed, onPick }: FormAlertProps) {
  const entries = Object.entries(listed);
  if (!error && entries.length === 0) return null;
  if (entries.length === 0) {
    return <Alert type="error">{error && <ErrorText error={error} />}</Alert>;
  }
  return (
    <Alert type="error" title={error?.text ?? controlMessages.checkFields}>
      {error?.hint}
      <ul className={list}>
        {entries.map(([name, text]) => (
          <li key={name}>
            <button type="button" className={pick} onClick={() => onPick(name)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
