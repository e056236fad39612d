import '#src/theme/global.css.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { Dialog, DialogPanel } from '#src/ui/dialog/dialog.tsx';

const titles = ['One', 'Two'];

function Dialogs({ open }: { open: readonly string[] }) {
  return titles.map((title) => (
    <Dialog key={title} title={title} isOpen={open.includes(title)} onClose={() => {}}>
      {`Text of ${title}`}
    </Dialog>
  ));
}

afterEach(() => {
  vi.restoreAllMocks();
});

test('[TOAS-02] a dialog locks the page behind it in its place, and restyles nothing for that', async () => {
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(window.innerWidth - 15);
  await DialogPanel.load();
  const { rerender } = await render(<Dialogs open={[]} />);
  const styleSheets = document.styleSheets.length;
  const { overflow, marginRight } = document.body.style;
  await rerender(<Dialogs open={['One']} />);
  await expect.element(page.getByRole('dialog')).toBeVisible();
  expect(getComputedStyle(document.body)).toMatchObject({ overflow: 'hidden', marginRight: '15px' });
  expect(document.styleSheets).toHaveLength(styleSheets);
  await rerender(<Dialogs open={[]} />);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(document.body.style).toMatchObject({ overflow, marginRight });
});

test('[TOAS-02] a page stays locked until the last of two dialogs has left', async () => {
  const { rerender } = await render(<Dialogs open={titles} />);
  await expect.element(page.getByText('Text of Two')).toBeVisible();
  await rerender(<Dialogs open={['One']} />);
  await expect.element(page.getByText('Text of Two')).not.toBeInTheDocument();
  expect(getComputedStyle(document.body).overflow).toBe('hidden');
  await rerender(<Dialogs open={[]} />);
  await expect.element(page.getByText('Text of One')).not.toBeInTheDocument();
  expect(getComputedStyle(document.body).overflow).toBe('visible');
});
