import '#src/theme/global.css.ts';
import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { controlMessages } from '#src/messages/controls.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Form } from '#src/ui/form/form.tsx';
import { RadioCards } from '#src/ui/radio-cards/radio-cards.tsx';
import { TextField } from '#src/ui/text-field/text-field.tsx';
import { Example, field, fillIn, password, submit, texts, type schema } from '#tests/support/form-view.tsx';
import { expectNoAxeViolations } from '#tests/support/view-axe.ts';

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

  test('[FRMT-03] shows each error at its field and all of them above, and focuses the first', async () => {
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

  test('[FRMT-03] is never silent: what has no field or no words of its own is shown above', async () => {
    const unsupported = v.object({ name: v.literal('Eve'), tier: v.string() });
    await render(
      <Form schema={unsupported} texts={texts} onSubmit={() => {}}>
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
    await expect.element(page.getByRole('alert')).toHaveFocus();
  });

  test('[FRMT-03] reports once that something was entered', async () => {
    const onDirty = vi.fn<() => void>();
    await render(<Example onDirty={onDirty} />);
    await field('Name').fill('A');
    await field('City').fill('B');
    expect(onDirty).toHaveBeenCalledOnce();
  });
});
