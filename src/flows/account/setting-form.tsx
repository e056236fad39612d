import { useEffect, useRef, type ReactNode } from 'react';
import type * as v from 'valibot';
import type { SettingRow } from '#machines/domain/setting-rows.ts';
import { fieldMessages } from '#src/messages/fields.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Form, type FormDraft } from '#src/ui/form/form.tsx';
import type { SentForm } from '#src/ui/form/sent-form.ts';
import { settingsMessages as copy } from './settings.messages.ts';
import * as styles from './settings.css.ts';

export interface SettingFormProps {
  row: SettingRow;
  form: SentForm;
  draft: FormDraft | undefined;
  /** Another row was asked for, and what was entered here is not saved. */
  isAsking: boolean;
  onEnter: () => void;
  onStay: () => void;
  onDiscard: () => void;
  onCancel: () => void;
}

/** The form of a row, with its fields. */
export function SettingForm<Schema extends v.GenericSchema>({
  row,
  form,
  draft,
  isAsking,
  onEnter,
  onStay,
  onDiscard,
  onCancel,
  schema,
  texts = fieldMessages,
  note,
  onSubmit,
  children,
}: SettingFormProps & {
  schema: Schema;
  texts?: Readonly<Record<string, string>>;
  note?: string;
  onSubmit: (values: v.InferOutput<Schema>) => void;
  children: ReactNode;
}) {
  const isBusy = form.state === 'sending';
  return (
    <Form
      className={styles.form}
      schema={schema}
      texts={texts}
      isBusy={isBusy}
      error={form.error}
      fieldErrors={form.fieldErrors}
      {...(draft && { draft })}
      onDirty={onEnter}
      onSubmit={(values) => {
        if (form.state !== 'waiting') onSubmit(values);
      }}
    >
      {children}
      {note !== undefined && <p className={styles.note}>{note}</p>}
      {isAsking && <UnsavedNotice row={row} onStay={onStay} onDiscard={onDiscard} />}
      <div className={styles.actions}>
        <Button type="submit" isBusy={isBusy} isDisabled={form.state === 'waiting'} busyLabel={copy.saving}>
          {form.state === 'waiting' ? copy.wait : copy.save}
        </Button>
        <Button variant="quiet" isDisabled={isBusy} onClick={onCancel}>
          {copy.cancel}
        </Button>
      </div>
    </Form>
  );
}

interface UnsavedNoticeProps {
  row: SettingRow;
  onStay: () => void;
  onDiscard: () => void;
}

function UnsavedNotice({ row, onStay, onDiscard }: UnsavedNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    notice.current?.querySelector('button')?.focus();
  }, []);
  const stay = () => {
    notice.current?.closest('form')?.querySelector<HTMLElement>('input, select')?.focus();
    onStay();
  };
  return (
    <div ref={notice} className={styles.unsaved} role="alert">
      <p className={styles.unsavedTitle}>{copy.unsaved.title(row)}</p>
      <div className={styles.actions}>
        <Button variant="outlined" onClick={stay}>
          {copy.unsaved.store}
        </Button>
        <Button variant="quiet" onClick={onDiscard}>
          {copy.unsaved.discard}
        </Button>
      </div>
    </div>
  );
}
