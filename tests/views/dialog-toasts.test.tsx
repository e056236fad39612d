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
  expect(canPress()).toEqual([true, true]);
});

/** Whether each control of a receipt can be pressed at its lower edge. */
function canPress(): boolean[] {
  const controls = [
    page.getByRole('button', { name: 'Done' }),
    page.getByRole('link', { name: 'See the receipt' }),
  ];
  return controls.map((control) => {
    const { left, bottom, width } = control.element().getBoundingClientRect();
    return control.element().contains(document.elementFromPoint(left + width / 2, bottom - 2));
  });
}

test.each([667, 844])(
  '[TOAS-01] [LIFE-08] a toast of four lines covers no button of a receipt in a dialog of a phone that is %i px high',
  async (height) => {
    await page.viewport(390, height);
    const rows = ['Paid today', 'Card', 'Your round-ups so far', 'Next charge', 'Receipt'];
    const long = {
      id: '1',
      type: 'success',
      message: 'Your plan is now Mooring, monthly.',
      details: 'CAD 10.37 was charged to the card ending in 4242. It renews on Dec 29, 2026. See the receipt',
    } as const;
    await render(
      <>
        <Dialog title="Your plan has changed" isOpen width={480} onClose={() => {}}>
          <Confirmation
            heading={<h3>You’re on Mooring, monthly.</h3>}
            words="Your new benefits start now."
            rows={rows.map((label) => ({ label, value: '$1.00', isEmphasised: label === 'Paid today' }))}
            action="Done"
            onAction={() => {}}
            stored="/account"
          />
        </Dialog>
        <Toasts toasts={[long]} onClose={() => {}} onPause={() => {}} onResume={() => {}} />
      </>,
    );
    await expect.element(page.getByRole('listitem')).toBeVisible();
    page.getByRole('button', { name: 'Done' }).element().scrollIntoView({ block: 'end' });
    await expect.poll(canPress).toEqual([true, true]);
  },
);
