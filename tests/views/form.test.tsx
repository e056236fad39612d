import '#src/theme/global.css.ts';
import { StrictMode, type ComponentProps } from 'react';
import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { checkbox } from '#machines/domain/form-fields.ts';
import { controlMessages } from '#src/messages/controls.ts';
import { Button } from '#src/ui/button/button.tsx';
import { CheckboxField } from '#src/ui/checkbox-field/checkbox-field.tsx';
import { CodeField } from '#src/ui/code-field/code-field.tsx';
import { Form } from '#src/ui/form/form.tsx';
import { MoneyField } from '#src/ui/money-field/money-field.tsx';
import { RadioCards } from '#src/ui/radio-cards/radio-cards.tsx';
import { SelectField } from '#src/ui/select-field/select-field.tsx';
import { PasswordField } from '#src/ui/text-field/password-field.tsx';
import { TextField } from '#src/ui/text-field/text-field.tsx';
import { expectNoAxeViolations } from '#tests/support/view-axe.ts';

const needed = (key: string) => v.pipe(v.string(key), v.trim(), v.nonEmpty(key));

const schema = v.object({
  name: needed('nameMissing'),
  city: needed('cityMissing'),
  password: needed('passwordMissing'),
  newsletter: checkbox,
});

const texts = {
  nameMissing: 'Enter your name.',
  cityMissing: 'Enter your city.',
  passwordMissing: 'Enter your password.',
};

type Props = Partial<ComponentProps<typeof Form<typeof schema>>>;

function Example({ onSubmit = () => {}, children, ...props }: Props) {
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

const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const password = () => page.getByLabelText('Password', { exact: true });
const submit = () => page.getByRole('button', { name: 'Join' });

async function fillIn() {
  await field('Name').fill(' Ada ');
  await field('City').fill('London');
  await password().fill('Demo!2345');
}

describe('a form', () => {
  test('[FRMT-03] hands over what the schema made of the fields, once for each Enter', async () => {
    const onSubmit = vi.fn<(output: v.InferOutput<typeof schema>) => void>();
    await render(<Example onSubmit={onSubmit} />);
    await fillIn();
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
      name: 'Ada',
      city: 'London',
      password: 'Demo!2345',
      newsletter: false,
    });
    await page.getByRole('checkbox', { name: 'Send me news' }).click();
    await submit().click();
    expect(onSubmit).toHaveBeenCalledTimes(2);
    expect(onSubmit.mock.lastCall?.[0].newsletter).toBe(true);
  });

  test('[FRMT-03] tells each error at its field and all of them above, and focuses the first', async () => {
    const onSubmit = vi.fn<() => void>();
    await render(<Example onSubmit={onSubmit} />);
    await field('City').fill('London');
    await submit().click();
    await expect.element(field('Name')).toHaveFocus();
    await expect.element(field('Name')).toHaveAccessibleDescription('Enter your name.');
    await expect.element(field('City')).not.toBeInvalid();
    await expect.element(password()).toHaveAccessibleDescription('Enter your password.');
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent(`${controlMessages.checkFields}Enter your name.Enter your password.`);
    expect(onSubmit).not.toHaveBeenCalled();
    await expectNoAxeViolations();

    await page.getByRole('button', { name: 'Enter your password.' }).click();
    await expect.element(password()).toHaveFocus();
  });

  test('[FRMT-03] takes an error back when its field changes, without moving the field', async () => {
    await render(<Example />);
    await submit().click();
    const top = field('City').element().getBoundingClientRect().top;
    await field('City').fill('L');
    await expect.element(field('City')).not.toBeInvalid();
    await expect.element(field('City')).toHaveAccessibleDescription('');
    await expect.element(field('Name')).toBeInvalid();
    expect(field('City').element().getBoundingClientRect().top).toBe(top);
  });

  test('[FRMT-03] has no list above when one field alone is wrong', async () => {
    await render(<Example />);
    await fillIn();
    await field('City').fill('  ');
    await submit().click();
    await expect.element(field('City')).toHaveFocus();
    await expect.element(field('City')).toHaveAccessibleDescription('Enter your city.');
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  test('[FRMT-03] is never silent: what has no field or no words of its own is told above', async () => {
    const lacking = v.object({ name: v.literal('Eve'), tier: v.string() });
    await render(
      <Form schema={lacking} texts={texts} onSubmit={() => {}}>
        <TextField name="name" label="Name" defaultValue="Ada" />
        <Button type="submit">Join</Button>
      </Form>,
    );
    await submit().click();
    await expect.element(field('Name')).toHaveAccessibleDescription(controlMessages.checkField);
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent(
        `${controlMessages.checkFields}${controlMessages.checkField}${controlMessages.checkField}`,
      );
  });

  test('[FRMT-03] asks for a choice that was not made', async () => {
    const choosing = v.object({ team: v.picklist(['rowing', 'chess'], 'teamMissing') });
    const onSubmit = vi.fn<(output: v.InferOutput<typeof choosing>) => void>();
    await render(
      <main>
        <h1>Team</h1>
        <Form schema={choosing} texts={{ teamMissing: 'Choose a team.' }} onSubmit={onSubmit}>
          <RadioCards
            name="team"
            legend="Team"
            options={[
              { value: 'rowing', label: 'Rowing', description: 'Every Sunday' },
              { value: 'chess', label: 'Chess' },
            ]}
          />
          <Button type="submit">Join</Button>
        </Form>
      </main>,
    );
    await submit().click();
    const group = page.getByRole('radiogroup', { name: 'Team' });
    await expect.element(group).toHaveAccessibleDescription('Choose a team.');
    await expect.element(page.getByRole('radio', { name: 'Rowing' })).toHaveFocus();
    await expectNoAxeViolations();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(group).toHaveAccessibleDescription('');
    await expect.element(page.getByRole('radio', { name: 'Chess' })).toBeChecked();
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ team: 'chess' });
  });

  test('[FRMT-03] sends nothing while it is busy', async () => {
    const onSubmit = vi.fn<() => void>();
    const screen = await render(<Example onSubmit={onSubmit} />);
    await fillIn();
    await screen.rerender(<Example onSubmit={onSubmit} isBusy />);
    await field('Name').click();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Enter}');
    await page.getByRole('button', { name: 'Joining…' }).click({ force: true });
    document.querySelector('form')?.requestSubmit();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(document.querySelector('form')?.getAttribute('aria-busy')).toBe('true');
  });

  test('[JOIN-04] shows what the server says of a field at the field, until it is changed or said again', async () => {
    const refused = { fieldErrors: { city: ['There is no such city.'] } };
    const screen = await render(<Example />);
    await fillIn();
    await screen.rerender(<Example isBusy />);
    await screen.rerender(<Example {...refused} />);
    await expect.element(field('City')).toHaveFocus();
    await expect.element(field('City')).toHaveAccessibleDescription('There is no such city.');

    await field('City').fill('Atlantis');
    await expect.element(field('City')).not.toBeInvalid();
    await screen.rerender(<Example {...refused} isBusy />);
    await expect.element(field('City')).not.toBeInvalid();
    await field('Name').click();
    await screen.rerender(<Example {...refused} />);
    await expect.element(field('City')).toHaveFocus();
    await expect.element(field('City')).toHaveAccessibleDescription('There is no such city.');
  });

  test('[JOIN-04] lists several of the server’s errors under its own words', async () => {
    await render(
      <Example
        error={{ text: 'This was not accepted.', hint: 'Please correct it.' }}
        fieldErrors={{ name: ['Too long.'], city: ['Too far.'] }}
      />,
    );
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('This was not accepted.Please correct it.Too long.Too far.');
    await expect.element(field('Name')).toHaveFocus();
    await expectNoAxeViolations();
  });

  test('[FRMT-03] says above why it failed as a whole, until it finds an error itself', async () => {
    const error = { text: 'This email is already in use.', hint: 'Log in instead.' };
    const screen = await render(<Example />);
    await fillIn();
    await screen.rerender(<Example error={error} />);
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('This email is already in use. Log in instead.');
    await field('City').fill('');
    await submit().click();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    await field('City').fill('Oslo');
    await submit().click();
    await screen.rerender(<Example isBusy />);
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    await screen.rerender(<Example error={error} />);
    await expect.element(page.getByRole('alert')).toBeVisible();
  });

  test('[FRMT-03] brings into view why it failed as a whole', async () => {
    const tall = <div style={{ height: '2000px' }} />;
    const screen = await render(<Example>{tall}</Example>);
    await fillIn();
    submit().element().scrollIntoView();
    expect(window.scrollY).toBeGreaterThan(500);
    await screen.rerender(<Example error={{ text: 'This was not accepted.' }}>{tall}</Example>);
    await expect.element(page.getByRole('alert')).toBeInViewport();
  });

  test('[FRMT-03] tells once that something was entered', async () => {
    const onDirty = vi.fn<() => void>();
    await render(<Example onDirty={onDirty} />);
    await field('Name').fill('A');
    await field('City').fill('B');
    expect(onDirty).toHaveBeenCalledOnce();
  });
});

describe('the draft of a form', () => {
  function keeper(kept: Record<string, string>) {
    const write = vi.fn<(values: Record<string, string>) => void>();
    return { read: () => kept, write };
  }

  const rest = (
    <>
      <SelectField
        name="country"
        label="Country"
        placeholder="Choose"
        options={[
          { value: 'US', label: 'United States' },
          { value: 'CA', label: 'Canada' },
        ]}
      />
      <RadioCards
        name="team"
        legend="Team"
        options={[
          { value: 'rowing', label: 'Rowing' },
          { value: 'chess', label: 'Chess' },
        ]}
      />
      <MoneyField name="maxRoundUp" label="Most a month" currency="CAD" />
      <CodeField name="code" label="Code" length={6} />
    </>
  );

  test('[JOIN-08] brings back every kind of field, and no secret even if one was kept', async () => {
    const draft = keeper({
      name: 'Ada',
      city: '',
      password: 'Demo!2345',
      newsletter: 'on',
      country: 'CA',
      team: 'chess',
      maxRoundUp: '12.50',
      code: '123456',
    });
    await render(<Example draft={draft}>{rest}</Example>);
    await expect.element(field('Name')).toHaveValue('Ada');
    await expect.element(page.getByRole('checkbox', { name: 'Send me news' })).toBeChecked();
    await expect.element(page.getByLabelText('Country')).toHaveValue('CA');
    await expect.element(page.getByRole('radio', { name: 'Chess' })).toBeChecked();
    await expect.element(field('Most a month')).toHaveValue('12.50');
    await expect.element(password()).toHaveValue('');
    await expect.element(field('Code')).toHaveValue('');
    expect(draft.write).not.toHaveBeenCalled();
  });

  test('[JOIN-08] keeps what is entered, and never a password, a shown one, or a code', async () => {
    const draft = keeper({});
    await render(<Example draft={draft}>{rest}</Example>);
    await page.getByRole('button', { name: controlMessages.showPassword }).click();
    await fillIn();
    await field('Code').fill('123456');
    await page.getByRole('checkbox', { name: 'Send me news' }).click();
    await page.getByLabelText('Country').selectOptions('US');
    await page.getByRole('radio', { name: 'Rowing' }).click();
    expect(draft.write.mock.lastCall?.[0]).toEqual({
      name: ' Ada ',
      city: 'London',
      newsletter: 'on',
      country: 'US',
      team: 'rowing',
      maxRoundUp: '',
    });
    await page.getByRole('checkbox', { name: 'Send me news' }).click();
    expect(draft.write.mock.lastCall?.[0]['newsletter']).toBe('');
    expect(JSON.stringify(draft.write.mock.calls)).not.toMatch(/Demo|password|code|1234/i);
  });

  test('[JOIN-08] leaves a box empty that had been unticked', async () => {
    await render(
      <Form
        schema={schema}
        texts={texts}
        onSubmit={() => {}}
        draft={{ read: () => ({ newsletter: '' }), write: () => {} }}
      >
        <CheckboxField name="newsletter" label="Send me news" defaultChecked />
      </Form>,
    );
    await expect.element(page.getByRole('checkbox', { name: 'Send me news' })).not.toBeChecked();
  });
});
