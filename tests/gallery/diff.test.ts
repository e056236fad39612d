import { expect, test } from '@playwright/test';
import { registry } from '#machines/registry.ts';
import { compareCharts } from '#gallery/diff/compare-charts.ts';
import { diffPage } from '#gallery/diff/diff-page.ts';
import { chartWords } from '#gallery/words/chart-words.ts';
import { expectNoAxeViolations } from '#tests/support/gallery-axe.ts';

test('[FLOW-04] the page of what changed can be read and scrolled without a mouse, on a phone, too', async ({
  page,
}) => {
  const charts = registry
    .filter(({ machine }) => ['card', 'upgrade'].includes(machine.id))
    .map((entry) => chartWords(entry));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.setContent(await diffPage('main', compareCharts([], charts), []));
  await expect(page.getByRole('figure')).toHaveCount(2);
  await expectNoAxeViolations(page);
  await page.getByRole('radio', { name: 'after' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('figure').first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect
    .poll(() =>
      page
        .getByRole('figure')
        .first()
        .evaluate((figure) => figure.scrollLeft),
    )
    .toBeGreaterThan(0);
});
