import type { NewFlow } from './names.ts';

/** The fields of the form, as the page and the modal show them. */
export const formFields = ({ flow, data }: NewFlow) =>
  `import { ${data.camel}Schema, type ${data.pascal} } from '#machines/domain/${data.kebab}.ts';
import { fieldMessages } from '#src/messages/fields.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Form } from '#src/ui/form/form.tsx';
import type { SentForm } from '#src/ui/form/sent-form.ts';
import { TextField } from '#src/ui/text-field/text-field.tsx';
import { ${flow.camel}Messages as copy } from './${flow.kebab}.messages.ts';

interface ${data.pascal}FormProps {
  form: SentForm;
  onSubmit: (values: ${data.pascal}) => void;
}

export function ${data.pascal}Form({ form, onSubmit }: ${data.pascal}FormProps) {
  const isBusy = form.state === 'sending';
  const mustWait = form.state === 'waiting';
  return (
    <Form
      schema={${data.camel}Schema}
      texts={fieldMessages}
      isBusy={isBusy}
      error={form.error}
      fieldErrors={form.fieldErrors}
      onSubmit={(values) => {
        if (!mustWait) onSubmit(values);
      }}
    >
      <TextField
        name="email"
        type="email"
        label={copy.email}
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button type="submit" isWide isBusy={isBusy} isDisabled={mustWait} busyLabel={copy.busy}>
        {mustWait ? copy.wait : copy.submit}
      </Button>
    </Form>
  );
}
`;

export const formMessages = ({ flow }: NewFlow) => `export const ${flow.camel}Messages = {
  title: '${flow.words}',
  email: 'Email',
  submit: 'Send',
  busy: 'Sending…',
  wait: 'Please wait…',
  accepted: 'Thank you. We received it.',
} as const;
`;
