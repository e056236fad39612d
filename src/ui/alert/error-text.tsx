import { inSentences, type ErrorMessage } from '#src/messages/first-errors.ts';
import { detail as detailStyle } from './alert.css.ts';

/** What happened and what to do; what only support wants to know is behind it. */
export function ErrorText({ error }: { error: ErrorMessage }) {
  return (
    <>
      {inSentences(error)}
      {error.detail !== undefined && (
        <details className={detailStyle}>
          <summary>Details for support</summary>
          {error.detail}
        </details>
      )}
    </>
  );
}
