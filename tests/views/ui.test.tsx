import '#src/theme/global.css.ts';
import type { ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import type { ToastType } from '#machines/domain/toast.ts';
import { Button } from '#src/ui/button/button.tsx';
import { CheckboxField } from '#src/ui/checkbox-field/checkbox-field.tsx';
import { Chip } from '#src/ui/chip/chip.tsx';
import { Switch } from '#src/ui/switch/switch.tsx';
import { PasswordField } from '#src/ui/text-field/password-field.tsx';
import { TextField } from '#src/ui/text-field/text-field.tsx';
import { Toasts, type ToastView } from '#src/ui/toast/toasts.tsx';
import { expectNoAxeViolations } from '#tests/support/view-axe.ts';

const toasts: ToastView[] = (['success', 'error', 'warning', 'info'] satisfies ToastType[]).map((type) => ({
  id: type,
  type,
  message: `A short ${type} message`,
}));

function Page({ children }: { children: ReactNode }) {
  return (
    <main>
      <h1 tabIndex={-1}>Page</h1>
      {children}
    </main>
  );
}

describe('toasts', () => {
  const handlers = () => ({
    onClose: vi.fn<(id: string) => void>(),
    onPause: vi.fn<() => void>(),
    onResume: vi.fn<() => void>(),
  });

  test('[TOAS-01] stand 20 px from the bottom, and 60 px higher for each earlier one', async () => {
    await render(<Toasts toasts={toasts} {...handlers()} />);
    const bottoms = () =>
      toasts.map(({ message }) => {
        const toast = page.getByText(message).element().closest('li');
        return window.innerHeight - (toast?.getBoundingClientRect().bottom ?? 0);
      });
    await expect.poll(bottoms).toEqual([20, 80, 140, 200]);
    await expectNoAxeViolations();
  });

  test('[TOAS-01] have live regions before the first message, urgent for an error', async () => {
    const screen = await render(<Toasts toasts={[]} {...handlers()} />);
    const regions = () =>
      [...document.querySelectorAll('[aria-live]')].map((each) => each.getAttribute('aria-live'));
    expect(regions()).toEqual(['polite', 'assertive']);
    await screen.rerender(<Toasts toasts={toasts} {...handlers()} />);
    expect(page.getByText('A short error message').element().closest('[aria-live]')).toHaveAttribute(
      'aria-live',
      'assertive',
    );
    expect(page.getByText('A short info message').element().closest('[aria-live]')).toHaveAttribute(
      'aria-live',
      'polite',
    );
  });

  test('[TOAS-01] pause while the pointer or the focus is on them', async () => {
    const told = handlers();
    await render(
      <Page>
        <Toasts toasts={toasts} {...told} />
      </Page>,
    );
    await userEvent.hover(page.getByText('A short info message'));
    expect(told.onPause).toHaveBeenCalled();
    await userEvent.unhover(page.getByText('A short info message'));
    expect(told.onResume).toHaveBeenCalled();
    told.onPause.mockClear();
    await userEvent.tab();
    expect(told.onPause).toHaveBeenCalled();
  });

  test('[TOAS-01] close by their button, and by keyboard hand the focus to the next one', async () => {
    const told = handlers();
    await render(<Toasts toasts={[toasts[0], toasts[2]].filter((each) => each !== undefined)} {...told} />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(told.onClose).toHaveBeenCalledExactlyOnceWith('success');
    await expect.element(page.getByRole('button', { name: 'Close' }).nth(1)).toHaveFocus();
  });
});

describe('the controls', () => {
  test('tie hint and error to their field and mark it as invalid', async () => {
    await render(
      <Page>
        <TextField name="email" label="Email" hint="As on your card" error="Enter a valid email address." />
        <CheckboxField name="adult" label="I am 18 or older" error="You must agree." />
      </Page>,
    );
    const field = page.getByRole('textbox', { name: 'Email' });
    await expect.element(field).toHaveAccessibleDescription('As on your card Enter a valid email address.');
    await expect.element(field).toBeInvalid();
    await expect
      .element(page.getByRole('checkbox', { name: 'I am 18 or older' }))
      .toHaveAccessibleDescription('You must agree.');
    await expectNoAxeViolations();
  });

  test('show and hide a password', async () => {
    await render(<PasswordField name="password" label="Password" />);
    const field = page.getByLabelText('Password', { exact: true });
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect.element(field).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    await expect.element(field).toHaveAttribute('type', 'password');
  });

  test('bear their visible label as their name and tell what they are set to', async () => {
    const onToggle = vi.fn<(isOn: boolean) => void>();
    const onClick = vi.fn<() => void>();
    await render(
      <Page>
        <Switch label="Near me" onToggle={onToggle} />
        <Chip isSelected onClick={onClick}>
          Shoes
        </Chip>
      </Page>,
    );
    await page.getByRole('switch', { name: 'Near me' }).click();
    expect(onToggle).toHaveBeenCalledExactlyOnceWith(true);
    await page.getByRole('button', { name: 'Shoes', pressed: true }).click();
    expect(onClick).toHaveBeenCalledOnce();
    await expectNoAxeViolations();
  });

  test('keep the width of a button that becomes busy, and its click away', async () => {
    const onClick = vi.fn<() => void>();
    const screen = await render(
      <Button busyLabel="Logging in…" onClick={onClick}>
        Log in
      </Button>,
    );
    const width = page.getByRole('button', { name: 'Log in' }).element().clientWidth;
    await screen.rerender(
      <Button busyLabel="Logging in…" isBusy onClick={onClick}>
        Log in
      </Button>,
    );
    const busy = page.getByRole('button', { name: 'Logging in…' });
    expect(busy.element().clientWidth).toBe(width);
    await busy.click({ force: true });
    expect(onClick).not.toHaveBeenCalled();
  });
});
