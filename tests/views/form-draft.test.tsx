import '#src/theme/global.css.ts';
import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { controlMessages } from '#src/messages/controls.ts';
import { CheckboxField } from '#src/ui/checkbox-field/checkbox-field.tsx';
import { CodeField } from '#src/ui/code-field/code-field.tsx';
import { Form } from '#src/ui/form/form.tsx';
import { MoneyField } from '#src/ui/money-field/money-field.tsx';
import { RadioCards } from '#src/ui/radio-cards/radio-cards.tsx';
import { SelectField } from '#src/ui/select-field/select-field.tsx';
import { Example, field, fillIn, password, schema, texts } from '#tests/support/form-view.tsx';

describe('the draft of a form', () => {
  function cache(stored: Record<string, string>) {
    const write = vi.fn<(values: Record<string, string>) => void>();
    return { read: () => stored, write };
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

  test('[JOIN-08] restores every kind of field, and no secret even if one was stored', async () => {
    const draft = cache({
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

  test('[JOIN-08] stores what is entered, and never a password, a shown one, or a code', async () => {
    const draft = cache({});
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
