import '#src/theme/global.css.ts';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { newPasswordMessages, stepperMessages, tierMessages } from '#src/messages/fields.ts';
import { CheckboxField } from '#src/ui/checkbox-field/checkbox-field.tsx';
import { CodeField } from '#src/ui/code-field/code-field.tsx';
import { Countdown } from '#src/ui/countdown/countdown.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { MoneyField } from '#src/ui/money-field/money-field.tsx';
import { NewPasswordFields } from '#src/ui/new-password-fields/new-password-fields.tsx';
import { SelectField } from '#src/ui/select-field/select-field.tsx';
import { Stepper } from '#src/ui/stepper/stepper.tsx';
import { SummaryList } from '#src/ui/summary-list/summary-list.tsx';
import { FrequencyToggle } from '#src/ui/tier-card/frequency-toggle.tsx';
import type { TierCardView } from '#src/ui/tier-card/tier-card.tsx';
import { TierCards } from '#src/ui/tier-card/tier-cards.tsx';
import { expectNoAxeViolations } from '#tests/support/view-axe.ts';

afterEach(async () => {
  vi.useRealTimers();
  await page.viewport(1440, 900);
});

describe('the field for a code', () => {
  test('[AUTH-04] takes a code that is pasted with its spaces, and tells once that it is complete', async () => {
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
  const rules = () => page.getByRole('list', { name: newPasswordMessages.rules });
  const met = () =>
    rules()
      .getByRole('listitem')
      .elements()
      .map((each) => each.textContent)
      .filter((words) => words.endsWith(newPasswordMessages.met));

  test('[JOIN-04] shows its rules and ticks each as it is met, for eyes and ears', async () => {
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
  test('[JOIN-03] says where one is, names all steps, and leads back', async () => {
    const onClick = vi.fn<() => void>();
    const steps = ['Choose a plan', 'Create account', 'Link a card'];
    const screen = await render(
      <main>
        <h1>Join</h1>
        <Stepper steps={steps} current="Create account" back={{ onClick }} />
      </main>,
    );
    await expect.element(page.getByText(/^Step 2 of 3 · Create account$/)).toBeVisible();
    await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '2');
    const list = page.getByRole('list', { name: stepperMessages.steps }).getByRole('listitem');
    expect(list.elements().map((each) => [each.textContent, each.getAttribute('aria-current')])).toEqual([
      ['Choose a plan', null],
      ['Create account', 'step'],
      ['Link a card', null],
    ]);
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

const tiers: TierCardView[] = [
  {
    id: 'silver',
    name: 'Silver',
    price: { currency: '$', amount: '5', period: '/month' },
    benefits: ['Cash back at 400 stores'],
    label: { kind: 'current', text: 'Your plan' },
  },
  {
    id: 'gold',
    name: 'Gold, which has a name of two lines in a narrow card',
    price: { currency: '$', amount: '10', period: '/month' },
    saving: 'You save $20 a year',
    benefits: Array.from({ length: 30 }, (_, index) => `Benefit number ${index + 1} of this tier`),
  },
  {
    id: 'round-up',
    name: 'Round-up',
    price: { words: 'Your change' },
    note: 'At least $5 a month',
    benefits: [],
    disabledReason: 'Downgrades are not possible in this program.',
  },
];

function Choosing({ onSelect = () => {}, error }: { onSelect?: (id: string) => void; error?: string }) {
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const [frequency, setFrequency] = useState<'month' | 'year'>('month');
  return (
    <main>
      <h1>Tiers</h1>
      <FrequencyToggle
        name="frequency"
        legend="How often you pay"
        options={[
          { value: 'month', label: 'Monthly' },
          { value: 'year', label: 'Annual', chip: 'Save up to 17%' },
        ]}
        value={frequency}
        onChange={setFrequency}
      />
      <TierCards
        name="tier"
        legend="Your tier"
        tiers={tiers}
        selectedId={selectedId}
        selectedLabel="Selected"
        error={error}
        onSelect={(id) => {
          setSelectedId(id);
          onSelect(id);
        }}
      />
    </main>
  );
}

describe('the tiers', () => {
  const top = (words: string) =>
    Math.round(page.getByText(words, { exact: true }).element().getBoundingClientRect().top);
  const radio = (name: RegExp) => page.getByRole('radio', { name });

  test('[JOIN-03] are chosen by pointer and by keyboard, a disabled one by neither', async () => {
    const onSelect = vi.fn<(id: string) => void>();
    await render(<Choosing onSelect={onSelect} />);
    await page.getByText('Gold, which has').click();
    await expect.element(radio(/^Gold/)).toBeChecked();
    await expect.element(page.getByText('Selected')).toBeVisible();
    await expect.element(radio(/^Gold/)).toHaveAccessibleDescription('You save $20 a year');
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(radio(/^Silver/)).toBeChecked();
    await expect.element(radio(/^Silver/)).toHaveAccessibleName('Silver $5 /month');
    await page.getByText('Your change').click({ force: true });
    await expect.element(radio(/^Round-up/)).toBeDisabled();
    await expect
      .element(radio(/^Round-up/))
      .toHaveAccessibleDescription('At least $5 a month Downgrades are not possible in this program.');
    expect(onSelect.mock.calls).toEqual([['gold'], ['silver']]);
    await expectNoAxeViolations();
  });

  test('[JOIN-03] stand at equal heights with their prices on one line', async () => {
    await page.viewport(900, 900);
    await render(<Choosing />);
    const cards = [...document.querySelectorAll('label:has([aria-labelledby])')];
    const heights = cards.map((card) => Math.round(card.getBoundingClientRect().height));
    expect(heights).toHaveLength(3);
    expect(new Set(heights).size).toBe(1);
    expect(top('$5')).toBe(top('$10'));
  });

  test('[JOIN-03] scroll their benefits at 400 px, by keyboard too, and only when there is more', async () => {
    await render(<Choosing />);
    const long = page.getByRole('list', { name: tierMessages.benefits(tiers[1]?.name ?? '') });
    expect(Math.round(long.element().getBoundingClientRect().height)).toBe(400);
    await expect.element(long).toHaveAttribute('tabindex', '0');
    await expect
      .element(page.getByRole('list', { name: tierMessages.benefits('Silver') }))
      .not.toHaveAttribute('tabindex');
    (long.element() as HTMLElement).focus();
    await userEvent.keyboard('{End}');
    await expect.poll(() => long.element().scrollTop).toBeGreaterThan(100);
  });

  test('[JOIN-03] are paid by the month or by the year on one track of equal halves', async () => {
    await render(<Choosing />);
    const [month, year] = [radio(/Monthly/), radio(/Annual/)];
    await expect.element(month).toBeChecked();
    await page.getByText('Annual').click();
    await expect.element(year).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(month).toBeChecked();
    const width = (each: typeof month) => each.element().closest('label')?.getBoundingClientRect().width;
    expect(width(month)).toBe(width(year));
  });

  test('[JOIN-03] say when none is chosen', async () => {
    await render(<Choosing error="Choose a tier." />);
    const group = page.getByRole('radiogroup', { name: 'Your tier' });
    await expect.element(group).toHaveAccessibleDescription('Choose a tier.');
    await expectNoAxeViolations();
  });

  test('[JOIN-03] never scroll sideways, down to 320 px', async () => {
    await page.viewport(320, 640);
    await render(<Choosing />);
    expect(document.documentElement.scrollWidth).toBe(320);
    const track = page.getByText('Annual').element().closest('fieldset');
    expect(track?.getBoundingClientRect().right).toBeLessThanOrEqual(320);
  });
});

describe('the summary', () => {
  test('[JOIN-05] ties each amount to its label', async () => {
    await render(
      <main>
        <h1>Summary</h1>
        <SummaryList
          rows={[
            { label: 'Gold, annual', value: '$100.00', note: 'Renews on Nov 22, 2027' },
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
    expect(terms).toEqual(['Gold, annualRenews on Nov 22, 2027', 'Due today']);
    expect(amounts).toEqual(['$100.00', '$100.00']);
    await expectNoAxeViolations();
  });
});

describe('the countdown', () => {
  test('[AUTH-04] counts to its end, then gives way and says so once', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    await render(
      <Countdown
        endsAt={Date.now() + 61_000}
        words={(left) => `Resend in ${left}`}
        over="You can resend now."
      >
        <button type="button">Resend</button>
      </Countdown>,
    );
    await expect.element(page.getByRole('timer')).toHaveTextContent('Resend in 1:01');
    vi.advanceTimersByTime(37_000);
    await expect.element(page.getByRole('timer')).toHaveTextContent('Resend in 0:24');
    await expect.element(page.getByRole('status')).toHaveTextContent('');
    vi.advanceTimersByTime(24_000);
    await expect.element(page.getByRole('button', { name: 'Resend' })).toBeVisible();
    await expect.element(page.getByRole('timer')).not.toBeInTheDocument();
    await expect.element(page.getByRole('status')).toHaveTextContent('You can resend now.');
    expect(vi.getTimerCount()).toBe(0);
  });

  test('[AUTH-04] begins again with another end', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    const until = (endsAt: number) => (
      <Countdown endsAt={endsAt} words={(left) => left} over="Now.">
        Resend
      </Countdown>
    );
    const screen = await render(until(Date.now() - 1));
    await expect.element(page.getByRole('timer')).not.toBeInTheDocument();
    vi.advanceTimersByTime(90_000);
    await screen.rerender(until(Date.now() + 30_000));
    await expect.element(page.getByRole('timer')).toHaveTextContent('0:30');
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
