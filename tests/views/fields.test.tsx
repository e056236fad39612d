import '#src/theme/global.css.ts';
import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { newPasswordMessages, stepperMessages } from '#src/messages/fields.ts';
import { CheckboxField } from '#src/ui/checkbox-field/checkbox-field.tsx';
import { CodeField } from '#src/ui/code-field/code-field.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { MoneyField } from '#src/ui/money-field/money-field.tsx';
import { NewPasswordFields } from '#src/ui/new-password-fields/new-password-fields.tsx';
import { SelectField } from '#src/ui/select-field/select-field.tsx';
import { Stepper } from '#src/ui/stepper/stepper.tsx';
import { SummaryList } from '#src/ui/summary-list/summary-list.tsx';
import { expectNoAxeViolations } from '#tests/support/view-axe.ts';

describe('the field for a code', () => {
  test('[AUTH-04] takes a code that is pasted with its spaces, and reports once that it is complete', async () => {
    const onComplete = vi.fn<(code: string) => void>();
    await render(
      <main>
        <h1>Code</h1>
        <TextSource text=" 123 456 " />
        <CodeField
          name="code"
          label="Code"
          length={6}
          hint="It is valid for 5 minutes."
          onComplete={(code) => onComplete(code)}
        />
      </main>,
    );
    const code = page.getByRole('textbox', { name: 'Code', exact: true });
    await page.getByRole('textbox', { name: 'Source' }).click();
    await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}');
    await userEvent.copy();
    await code.click();
    await userEvent.paste();
    await expect.element(code).toHaveValue('123456');
    expect(onComplete).toHaveBeenCalledExactlyOnceWith('123456');
    await userEvent.keyboard('7');
    await expect.element(code).toHaveValue('123456');
    expect(onComplete).toHaveBeenCalledOnce();
    await expectNoAxeViolations();

    await userEvent.keyboard('{Backspace}a9');
    await expect.element(code).toHaveValue('123459');
    expect(onComplete.mock.calls).toEqual([['123456'], ['123459']]);
  });

  test('[AUTH-04] offers the code of a message and a keyboard of figures, and gives its input away', async () => {
    const field = vi.fn<(input: HTMLInputElement | null) => void>();
    await render(<CodeField ref={field} name="code" label="Code" length={6} />);
    const code = page.getByRole('textbox', { name: 'Code' });
    await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code');
    await expect.element(code).toHaveAttribute('inputmode', 'numeric');
    expect(field.mock.calls[0]?.[0]).toBe(code.element());
  });
});

describe('a new password', () => {
  const rules = () => page.getByRole('list');
  const met = () =>
    rules()
      .getByRole('listitem')
      .elements()
      .map((each) => each.textContent)
      .filter((words) => words.endsWith(newPasswordMessages.met));

  test('[JOIN-04] [ACCS-01] describes itself by its rules and ticks each as it is met, for eyes and ears', async () => {
    await render(
      <main>
        <h1>Password</h1>
        <NewPasswordFields />
      </main>,
    );
    const password = page.getByLabelText(newPasswordMessages.password, { exact: true });
    await expect.element(rules().getByRole('listitem')).toHaveLength(5);
    await expect.element(page.getByRole('status')).toHaveTextContent('');
    expect(met()).toEqual([]);
    await expect
      .element(password)
      .toHaveAccessibleDescription(
        'The password needs At least 8 characters One uppercase letter One lowercase letter One number One special character',
      );

    await password.fill('abcdefgh');
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent(newPasswordMessages.progress(['uppercase', 'number', 'special']));
    expect(met()).toEqual(['At least 8 characters (met)', 'One lowercase letter (met)']);

    await password.fill('Demo!2345');
    await expect.element(page.getByRole('status')).toHaveTextContent(newPasswordMessages.progress([]));
    expect(met()).toHaveLength(5);
    await expectNoAxeViolations();

    await password.fill('');
    expect(met()).toEqual([]);
  });

  test('[JOIN-04] asks a password manager for a new one', async () => {
    await render(<NewPasswordFields label="New password" confirmationLabel="Once more" />);
    const inputs = ['New password', 'Once more'].map((label) => page.getByLabelText(label, { exact: true }));
    for (const input of inputs) {
      await expect.element(input).toHaveAttribute('autocomplete', 'new-password');
      await expect.element(input).toHaveAttribute('type', 'password');
    }
  });
});

describe('fields of other kinds', () => {
  test('[JOIN-07] a select has an empty choice, its hint and its error', async () => {
    await render(
      <main>
        <h1>Address</h1>
        <SelectField
          name="region"
          label="State"
          placeholder="Choose a state"
          hint="Where the mail goes."
          error="Choose your state."
          options={[{ value: 'ME', label: 'Maine' }]}
        />
        <MoneyField name="cap" label="Most a month" currency="CAD" hint="Blank for no limit." />
        <CheckboxField
          name="terms"
          label={
            <>
              I accept the <Link href="/support/terms">terms</Link>
            </>
          }
          error="You must accept."
        />
      </main>,
    );
    const state = page.getByRole('combobox', { name: 'State' });
    await expect.element(state).toHaveValue('');
    await expect.element(state).toHaveAccessibleDescription('Where the mail goes. Choose your state.');
    await expect
      .element(page.getByRole('textbox', { name: 'Most a month' }))
      .toHaveAccessibleDescription('CAD Blank for no limit.');
    await expect
      .element(page.getByRole('textbox', { name: 'Most a month' }))
      .toHaveAttribute('inputmode', 'decimal');
    const terms = page.getByRole('checkbox', { name: 'I accept the terms' });
    await expect.element(terms).toHaveAccessibleDescription('You must accept.');
    await page.getByText('I accept the').click({ position: { x: 4, y: 8 } });
    await expect.element(terms).toBeChecked();
    await expectNoAxeViolations();
  });
});

describe('the stepper', () => {
  test('[JOIN-03] [ACCS-01] says where one is, once, and leads back', async () => {
    const onClick = vi.fn<() => void>();
    const steps = ['Choose a plan', 'Create account', 'Link a card'];
    const screen = await render(
      <main>
        <h1>Join</h1>
        <Stepper steps={steps} current="Create account" back={{ onClick }} />
      </main>,
    );
    await expect.element(page.getByText(/^Step 2 of 3 · Create account$/)).toBeVisible();
    expect(page.getByRole('progressbar').elements()).toEqual([]);
    expect(page.getByRole('list').elements()).toEqual([]);
    await page.getByRole('button', { name: stepperMessages.back }).click();
    expect(onClick).toHaveBeenCalledOnce();
    await expectNoAxeViolations();
    await screen.rerender(
      <Stepper steps={steps} current="Link a card" back={{ href: '/sign-up/account' }} />,
    );
    await expect
      .element(page.getByRole('link', { name: stepperMessages.back }))
      .toHaveAttribute('href', '/sign-up/account');
  });
});

describe('the summary', () => {
  test('[JOIN-05] ties each amount to its label, what it comes to first', async () => {
    await render(
      <main>
        <h1>Summary</h1>
        <SummaryList
          rows={[
            { label: 'Gold, annual', value: '$120.00', note: 'Renews on Nov 22, 2027' },
            { label: 'Due today', value: '$100.00', isEmphasised: true },
          ]}
        />
      </main>,
    );
    const terms = page
      .getByRole('term')
      .elements()
      .map((each) => each.textContent);
    const amounts = page
      .getByRole('definition')
      .elements()
      .map((each) => each.textContent);
    expect(terms).toEqual(['Due today', 'Gold, annualRenews on Nov 22, 2027']);
    expect(amounts).toEqual(['$100.00', '$120.00']);
    await expectNoAxeViolations();
  });
});

function TextSource({ text }: { text: string }) {
  return (
    <label>
      Source
      <input defaultValue={text} />
    </label>
  );
}
