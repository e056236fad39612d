import type { SentForm } from '#src/ui/form/sent-form.ts';
import { Alert } from '#src/ui/alert/alert.tsx';
import { ErrorText } from '#src/ui/alert/error-text.tsx';
import { refused } from './settings.css.ts';

/** Why what was asked of a list's entries was not done; nothing as long as nothing was refused. */
export function RefusedAlert({ title, error }: { title: string; error: SentForm['error'] }) {
  return (
    error && (
      <div className={refused}>
        <Alert type="error" title={title}>
          <ErrorText error={error} />
        </Alert>
      </div>
    )
  );
}
