import { useState } from 'react';

/** By the name of the field. */
export type FieldErrors = Readonly<Record<string, string>>;

export interface FormError {
  text: string;
  /** What to do now. */
  hint?: string;
  /** For support. */
  detail?: string;
}

interface Shown {
  /** What the caller last told, to notice when it tells something else. */
  reported: string;
  /** Who found the errors that are shown. */
  finder: 'caller' | 'form';
  /** Shown at the fields, each until its field is changed. */
  standing: FieldErrors;
  /** Listed above the fields until the form is sent again, so that nothing moves while one types. */
  listed: FieldErrors;
}

const none: FieldErrors = {};

/** The errors of a form: those that the caller tells, and those that the form finds itself. */
export function useFormErrors(
  fieldErrors: Readonly<Record<string, readonly string[]>>,
  error: FormError | null,
) {
  const fromCaller = Object.fromEntries(
    Object.entries(fieldErrors).flatMap(([name, [text]]) => (text === undefined ? [] : [[name, text]])),
  );
  const reported = JSON.stringify([fromCaller, error]);
  const [shown, setShown] = useState<Shown>(() => asReported(reported, fromCaller));

  if (reported !== shown.reported) {
    const isAnything = error !== null || Object.keys(fromCaller).length > 0;
    setShown(
      isAnything || shown.finder === 'caller' ? asReported(reported, fromCaller) : { ...shown, reported },
    );
  }

  return {
    standing: shown.standing,
    listed: shown.listed,
    error: shown.finder === 'caller' ? error : null,
    /** Changes whenever the caller tells of other errors. */
    reported: shown.reported,
    find: (standing: FieldErrors, listed: FieldErrors) =>
      setShown({ reported: shown.reported, finder: 'form', standing, listed }),
    clear: () => setShown({ reported: shown.reported, finder: 'caller', standing: none, listed: none }),
    clearField: (name: string) => {
      if (name in shown.standing) setShown({ ...shown, standing: without(shown.standing, name) });
    },
  };
}

function asReported(reported: string, errors: FieldErrors): Shown {
  return {
    reported,
    finder: 'caller',
    standing: errors,
    listed: Object.keys(errors).length > 1 ? errors : none,
  };
}

function without(errors: FieldErrors, name: string): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([each]) => each !== name));
}
