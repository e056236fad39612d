import '#src/theme/global.css.ts';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { tierMessages } from '#src/messages/fields.ts';
import { FrequencyToggle } from '#src/ui/tier-card/frequency-toggle.tsx';
import type { TierCardView } from '#src/ui/tier-card/tier-card.tsx';
import { TierCards } from '#src/ui/tier-card/tier-cards.tsx';
import { expectNoAxeViolations } from '#tests/support/view-axe.ts';

afterEach(async () => {
  await page.viewport(1440, 900);
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

function Choosing({ onSelect = () => {} }: { onSelect?: (id: string) => void }) {
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

  test('[JOIN-03] [ACCS-01] are chosen by pointer and by keyboard, a disabled one by neither', async () => {
    const onSelect = vi.fn<(id: string) => void>();
    await render(<Choosing onSelect={onSelect} />);
    await page.getByText('Gold, which has').click();
    await expect.element(radio(/^Gold/)).toBeChecked();
    await expect.element(page.getByText('Selected')).toBeVisible();
    await expect
      .element(radio(/^Gold/))
      .toHaveAccessibleDescription(
        ['You save $20 a year', ...(tiers.find(({ id }) => id === 'gold')?.benefits ?? [])].join(' '),
      );
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

  test('[JOIN-03] never scroll sideways, down to 320 px', async () => {
    await page.viewport(320, 640);
    await render(<Choosing />);
    expect(document.documentElement.scrollWidth).toBe(320);
    const track = page.getByText('Annual').element().closest('fieldset');
    expect(track?.getBoundingClientRect().right).toBeLessThanOrEqual(320);
  });
});
