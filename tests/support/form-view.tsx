import { StrictMode, type ComponentProps } from 'react';
import * as v from 'valibot';
import { page } from 'vitest/browser';
import { checkbox } from '#machines/domain/form-fields.ts';
import { Button } from '#src/ui/button/button.tsx';
import { CheckboxField } from '#src/ui/checkbox-field/checkbox-field.tsx';
import { Form } from '#src/ui/form/form.tsx';
import { PasswordField } from '#src/ui/text-field/password-field.tsx';
import { TextField } from '#src/ui/text-field/text-field.tsx';

const needed = (key: string) => v.pipe(v.string(key), v.trim(), v.nonEmpty(key));

/** What the form of {@link Example} asks for. */
export const schema = v.object({
  name: needed('nameMissing'),
  city: needed('cityMissing'),
  password: needed('passwordMissing'),
  newsletter: checkbox,
});

/** The words of its errors. */
export const texts = {
  nameMissing: 'Enter your name.',
  cityMissing: 'Enter your city.',
  passwordMissing: 'Enter your password.',
};

type Props = Partial<ComponentProps<typeof Form<typeof schema>>>;

/** A form with a field of each usual kind. */
export function Example({ onSubmit = () => {}, children, ...props }: Props) {
  return (
    <StrictMode>
      <main>
        <h1>Join</h1>
        <Form {...props} schema={schema} texts={texts} onSubmit={onSubmit}>
          <TextField name="name" label="Name" />
          <TextField name="city" label="City" />
          <PasswordField name="password" label="Password" />
          <CheckboxField name="newsletter" label="Send me news" />
          {children}
          <Button type="submit" isBusy={props.isBusy} busyLabel="Joining…">
            Join
          </Button>
        </Form>
      </main>
    </StrictMode>
  );
}

/** A text field, by its label. */
export const field = (name: string) => page.getByRole('textbox', { name, exact: true });

/** The field for the password. */
export const password = () => page.getByLabelText('Password', { exact: true });

/** The button that sends the form. */
export const submit = () => page.getByRole('button', { name: 'Join' });

/** Fills in all that must be there. */
export async function fillIn() {
  await field('Name').fill(' Ada ');
  await field('City').fill('London');
  await password().fill('Demo!2345');
}
