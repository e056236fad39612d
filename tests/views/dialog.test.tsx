import '#src/theme/global.css.ts';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { Button } from '#src/ui/button/button.tsx';
import { CheckboxField } from '#src/ui/checkbox-field/checkbox-field.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import type { DialogProps } from '#src/ui/dialog/dialog-props.ts';
import { Spinner } from '#src/ui/progress/spinner.tsx';
import { TextField } from '#src/ui/text-field/text-field.tsx';
import { expectNoAxeViolations } from '#tests/support/view-axe.ts';

function WithDialog({ onClose = () => {}, ...props }: Partial<DialogProps>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <main>
      <h1 tabIndex={-1}>Page</h1>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        title="Pause this card?"
        {...props}
        isOpen={isOpen}
        onClose={() => {
          onClose();
          setOpen(false);
        }}
      >
        {props.children ?? 'It stops giving.'}
      </Dialog>
    </main>
  );
}

afterEach(async () => {
  await page.viewport(1440, 900);
});

describe('a dialog', () => {
  test('[TOAS-02] is named, takes the focus, and gives it back where it was', async () => {
    await render(<WithDialog />);
    await page.getByRole('button', { name: 'Open' }).click();
    const dialog = page.getByRole('dialog', { name: 'Pause this card?' });
    await expect.element(dialog).toHaveFocus();
    await expectNoAxeViolations();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus();
  });

  test.each([1440, 390])(
    '[TOAS-02] stands in its place from its first frame where motion is reduced, %i wide: nothing pressed is missed',
    async (width) => {
      await page.viewport(width, 800);
      const tops: number[] = [];
      const look = () => {
        const panel = document.querySelector('[role=dialog]');
        if (panel) tops.push(panel.getBoundingClientRect().top);
        if (tops.length < 6) requestAnimationFrame(look);
      };
      look();
      await render(<WithDialog />);
      await page.getByRole('button', { name: 'Open' }).click();
      await expect.poll(() => tops).toHaveLength(6);
      const { top } = page.getByRole('dialog').element().getBoundingClientRect();
      expect([...new Set(tops)]).toEqual([top]);
    },
  );

  test('[TOAS-02] gives the focus to the heading when what opened it is gone', async () => {
    const screen = await render(<WithDialog />);
    await page.getByRole('button', { name: 'Open' }).click();
    await expect.element(page.getByRole('dialog')).toHaveFocus();
    screen.container.querySelector('main > button')?.remove();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('heading', { name: 'Page' })).toHaveFocus();
  });

  test('[TOAS-02] gives the focus to the heading of the section when what opened it there is gone', async () => {
    const screen = await render(
      <section>
        <h2 tabIndex={-1}>Your cards</h2>
        <WithDialog />
      </section>,
    );
    await page.getByRole('button', { name: 'Open' }).click();
    await expect.element(page.getByRole('dialog')).toHaveFocus();
    screen.container.querySelector('main > button')?.remove();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('heading', { name: 'Your cards' })).toHaveFocus();
  });

  test('[TOAS-02] traps the focus', async () => {
    await render(
      <WithDialog>
        <TextField name="name" label="Name" />
      </WithDialog>,
    );
    await page.getByRole('button', { name: 'Open' }).click();
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    expect(document.activeElement?.closest('[role=dialog]')).not.toBeNull();
  });

  test('[TOAS-02] never begins with its focus on a choice or an action, though it has nothing to write in', async () => {
    await render(
      <WithDialog footer={<Button>Pause</Button>}>
        <label>
          <input type="radio" name="reason" /> A while
        </label>
        <CheckboxField name="consent" label="I have read it" />
      </WithDialog>,
    );
    await page.getByRole('button', { name: 'Open' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Pause this card?' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect.element(page.getByRole('radio', { name: 'A while' })).not.toBeChecked();
  });

  test('[TOAS-02] begins in its first field that is empty, and in none where all are filled in', async () => {
    const filled = <TextField name="name" label="Name" defaultValue="Ada" />;
    const { rerender } = await render(<WithDialog>{filled}</WithDialog>);
    await page.getByRole('button', { name: 'Open' }).click();
    await expect.element(page.getByRole('dialog')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await rerender(
      <WithDialog>
        {filled}
        <TextField name="street" label="Street" />
      </WithDialog>,
    );
    await page.getByRole('button', { name: 'Open' }).click();
    await expect.element(page.getByRole('textbox', { name: 'Street' })).toHaveFocus();
  });

  test('[TOAS-02] ignores Escape, the close button and a click outside while it works', async () => {
    const onClose = vi.fn<() => void>();
    await render(<WithDialog isWorking onClose={onClose} />);
    await page.getByRole('button', { name: 'Open' }).click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await page.getByRole('button', { name: 'Close' }).click({ force: true });
    expect(onClose).not.toHaveBeenCalled();
  });

  test('[TOAS-02] may be dark, compact and without a close button', async () => {
    await render(<WithDialog tone="dark" isCompact hasCloseButton={false} isTitleHidden />);
    await page.getByRole('button', { name: 'Open' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Pause this card?' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Close' })).not.toBeInTheDocument();
    await expectNoAxeViolations();
  });

  test('[TOAS-02] is a sheet from below on a phone', async () => {
    await page.viewport(390, 844);
    await render(<WithDialog />);
    await page.getByRole('button', { name: 'Open' }).click();
    const dialog = page.getByRole('dialog');
    await expect.element(dialog).toBeVisible();
    await expect.poll(() => Math.round(dialog.element().getBoundingClientRect().bottom)).toBe(844);
    expect(dialog.element().getBoundingClientRect().width).toBe(390);
  });

  test('[TOAS-02] the spinner of a modal at work is round', async () => {
    await render(
      <div data-testid="work">
        <Spinner />
      </div>,
    );
    const ring =
      page.getByTestId('work').element().firstElementChild?.getBoundingClientRect() ?? new DOMRect();
    expect(ring.width).toBeGreaterThan(10);
    expect(ring.height).toBe(ring.width);
  });
});
