import {
  useEffect,
  useMemo,
  useRef,
  useState,
  type InputEvent,
  type ReactNode,
  type SubmitEvent,
} from 'react';
import { flushSync } from 'react-dom';
import * as v from 'valibot';
import { controlMessages } from '#src/messages/controls.ts';
import { announce } from '../announcer/announce.ts';
import { FormAlert } from './form-alert.tsx';
import { FormContext } from './form-context.ts';
import { useFormErrors, type FieldErrors, type FormError } from './form-errors.ts';
import { draftOf, fieldNamed, inFormOrder, valuesOf } from './form-values.ts';
import { form as formStyle } from './form.css.ts';

export interface FormDraft {
  read: () => Readonly<Record<string, string>>;
  write: (values: Record<string, string>) => void;
}

interface FormProps<Schema extends v.GenericSchema> {
  /** Reads the fields by their names; its messages are keys of `texts`. */
  schema: Schema;
  texts: Readonly<Record<string, string>>;
  onSubmit: (output: v.InferOutput<Schema>) => void;
  /** While it is being sent nothing is sent again. */
  isBusy?: boolean;
  /** Why it failed as a whole. */
  error?: FormError | null;
  /** What the server has to say of single fields, by their names. */
  fieldErrors?: Readonly<Record<string, readonly string[]>>;
  /** Keeps what is entered; secrets are never read or written. */
  draft?: FormDraft;
  /** Something was entered for the first time. */
  onDirty?: () => void;
  className?: string;
  children: ReactNode;
}

const nothing = {};

/** A native form. What is wrong is told at the fields, and above them as well when it is more than one thing. */
export function Form<Schema extends v.GenericSchema>({
  schema,
  texts,
  onSubmit,
  isBusy = false,
  error = null,
  fieldErrors = nothing,
  draft,
  onDirty,
  className,
  children,
}: FormProps<Schema>) {
  const ref = useRef<HTMLFormElement>(null);
  const isDirty = useRef(false);
  const [drafted] = useState(() => draft?.read() ?? nothing);
  const errors = useFormErrors(isBusy ? nothing : fieldErrors, isBusy ? null : error);
  const { standing } = errors;
  const fields = useMemo(() => ({ errors: standing, draft: drafted }), [standing, drafted]);

  useEffect(() => {
    const form = ref.current;
    const [names, formError] = JSON.parse(errors.reported) as [FieldErrors, FormError | null];
    const [text, ...others] = Object.values(names);
    if (form && !lead(form, Object.keys(names), others.length > 0 ? '' : text) && formError !== null)
      form.querySelector<HTMLElement>('[role=alert]')?.focus();
  }, [errors.reported]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const result = v.safeParse(schema, valuesOf(form));
    if (result.success) {
      errors.clear();
      onSubmit(result.output);
      return;
    }
    const wrong = wrongFields(result.issues, texts);
    const names = inFormOrder(form, Object.keys(wrong));
    const isListed = names.length > 1 || names.some((name) => !fieldNamed(form, name));
    const listed = isListed ? Object.fromEntries(names.map((name) => [name, wrong[name] ?? ''])) : nothing;
    const spoken = alertIn(form);
    flushSync(() => errors.find(wrong, listed));
    lead(form, names, alertIn(form) === spoken ? names.map((name) => wrong[name]).join(' ') : '');
  };

  const note = (event: InputEvent<HTMLFormElement>) => {
    errors.clearField((event.target as HTMLInputElement).name);
    draft?.write(draftOf(event.currentTarget));
    if (!isDirty.current) onDirty?.();
    isDirty.current = true;
  };

  return (
    <form
      ref={ref}
      className={[formStyle, className].filter(Boolean).join(' ')}
      noValidate
      aria-busy={isBusy || undefined}
      onSubmit={submit}
      onInput={note}
    >
      <FormAlert
        error={errors.error}
        listed={errors.listed}
        onPick={(name) => ref.current && fieldNamed(ref.current, name)?.focus()}
      />
      <FormContext value={fields}>{children}</FormContext>
    </form>
  );
}

function wrongFields(
  issues: readonly v.BaseIssue<unknown>[],
  texts: Readonly<Record<string, string>>,
): FieldErrors {
  const wrong: Record<string, string> = {};
  for (const { path, message } of issues) {
    const key = path?.[0]?.key;
    wrong[typeof key === 'string' ? key : ''] ??= texts[message] ?? controlMessages.checkField;
  }
  return wrong;
}

const alertIn = (form: HTMLFormElement) => form.querySelector('[role=alert]')?.textContent;

/**
 * To the first of some fields, which is read with its error as it takes the focus; where it has it already the text is
 * announced. Whether there is such a field.
 */
function lead(form: HTMLFormElement, names: readonly string[], text: string | undefined): boolean {
  const [field] = inFormOrder(form, names).flatMap((name) => fieldNamed(form, name) ?? []);
  if (field !== document.activeElement) field?.focus();
  else if (text) announce(text, 'assertive');
  return field !== undefined;
}
