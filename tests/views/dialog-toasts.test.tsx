import '#src/theme/global.css.ts';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { Confirmation } from '#src/ui/confirmation/confirmation.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { Toasts } from '#src/ui/toast/toasts.tsx';

const toasts = [
  { id: '1', type: 'success', message: 'Your plan will change.', details: '$10.00 is charged then.' },
] as const;

function Receipt({ isOpen }: { isOpen: boolean }) {
  return (
    <>
      <Dialog title="Receipt" isOpen={isOpen} width={480} onClose={() => {}}>
        $25.00
      </Dialog>
      <Toasts toasts={toasts} onClose={() => {}} onPause={() => {}} onResume={() => {}} />
    </>
  );
}

test('[TOAS-01] a toast that was there before a dialog stays readable by a screen reader', async () => {
  const screen = await render(<Receipt isOpen={false} />);
  await expect.element(page.getByRole('listitem')).toBeVisible();
  await screen.rerender(<Receipt isOpen />);
  await expect.element(page.getByRole('dialog', { name: 'Receipt' })).toBeVisible();
  await expect.element(page.getByRole('listitem')).toBeVisible();
  expect(page.getByRole('listitem').element().closest('[aria-hidden=true]')).toBe(null);
});

test('[TOAS-01] [LIFE-08] a toast covers no button of a receipt on a page of a phone', async () => {
  await page.viewport(390, 844);
  await render(
    <>
      <div style={{ position: 'absolute', insetInline: 16, bottom: 24 }}>
        <Confirmation words={null} rows={[]} action="Done" onAction={() => {}} stored="/account" />
      </div>
      <Toasts toasts={toasts} onClose={() => {}} onPause={() => {}} onResume={() => {}} />
    </>,
  );
  await expect.element(page.getByRole('listitem')).toBeVisible();
  const pressed = [
    page.getByRole('button', { name: 'Done' }),
    page.getByRole('link', { name: 'See the receipt' }),
  ]
    .map((control) => control.element())
    .map((control) => {
      const { left, top, width, height } = control.getBoundingClientRect();
      return control.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  expect(pressed).toEqual([true, true]);
});
