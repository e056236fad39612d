import '#src/theme/global.css.ts';
import type { ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { hydrateRoot } from 'react-dom/client';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import type { ToastType } from '#machines/domain/toast.ts';
import { Button } from '#src/ui/button/button.tsx';
import { CheckboxField } from '#src/ui/checkbox-field/checkbox-field.tsx';
import { AffinityCards } from '#src/ui/affinity-cards/affinity-cards.tsx';
import { Chip } from '#src/ui/chip/chip.tsx';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import { Picture } from '#src/ui/picture/picture.tsx';
import { SectionError } from '#src/ui/section/section-error.tsx';
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
    onPause: vi.fn<(id: string) => void>(),
    onResume: vi.fn<(id: string) => void>(),
  });
  const toastOf = (message: string) => page.getByRole('listitem').filter({ hasText: message });
  const twoToasts = toasts.filter(({ type }) => type === 'success' || type === 'warning');

  test('[TOAS-01] stand 20 px from the bottom, and 60 px higher for each earlier one', async () => {
    await render(<Toasts toasts={toasts} {...handlers()} />);
    const bottoms = () =>
      toasts.map(
        ({ message }) =>
          window.innerHeight - (toastOf(message).query()?.getBoundingClientRect().bottom ?? Number.NaN),
      );
    await expect.poll(bottoms).toEqual([20, 80, 140, 200]);
    await expectNoAxeViolations();
  });

  test.each([
    ['error', 'assertive', 'Notification Problem: A short error message'],
    ['info', 'polite', 'Notification For your information: A short info message'],
  ] as const)('[TOAS-01] of the type %s are announced, and are %s', async (type, manner, words) => {
    await render(<Toasts toasts={toasts.filter((toast) => toast.type === type)} {...handlers()} />);
    const announced = page.getByText(words, { exact: true });
    await expect.element(announced).toHaveAttribute('aria-live', manner);
    await expect.element(announced).not.toBeInTheDocument();
    await expect.element(toastOf(`A short ${type} message`)).toBeVisible();
  });

  test('[TOAS-01] pause while the pointer or the focus is on them', async () => {
    const handled = handlers();
    await render(
      <Page>
        <Toasts toasts={twoToasts} {...handled} />
      </Page>,
    );
    await toastOf('A short success message').hover();
    expect(handled.onPause.mock.calls).toEqual([['success'], ['warning']]);
    await page.getByRole('heading').hover();
    expect(handled.onResume.mock.calls).toEqual([['success'], ['warning']]);
    handled.onPause.mockClear();
    await userEvent.keyboard('{F8}');
    await expect.element(page.getByRole('list')).toHaveFocus();
    expect(handled.onPause.mock.calls).toEqual([['success'], ['warning']]);
  });

  test('[TOAS-01] close by their button, by Escape and by a swipe to the left', async () => {
    const handled = handlers();
    await render(<Toasts toasts={twoToasts} {...handled} />);
    const [first, second] = [toastOf('A short success message'), toastOf('A short warning message')];
    await first.getByRole('button', { name: 'Close' }).click();
    expect(handled.onClose.mock.calls).toEqual([['success']]);
    await userEvent.keyboard('{F8}{Tab}');
    await expect.element(second).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(handled.onClose.mock.calls).toEqual([['success'], ['warning']]);
    const at = (x: number) => ({ bubbles: true, button: 0, clientX: x, clientY: 0, pointerId: 1 });
    const words = first.getByText('A short success message').element();
    words.setPointerCapture = () => {};
    words.dispatchEvent(new PointerEvent('pointerdown', at(200)));
    words.dispatchEvent(new PointerEvent('pointermove', at(180)));
    words.dispatchEvent(new PointerEvent('pointermove', at(120)));
    words.dispatchEvent(new PointerEvent('pointerup', at(120)));
    expect(handled.onClose.mock.calls).toEqual([['success'], ['warning'], ['success']]);
  });

  test('[TOAS-01] give the focus back to where it was, when the last one is closed by keyboard', async () => {
    const handled = handlers();
    const view = (left: readonly ToastView[]) => (
      <Page>
        <Button>Stay here</Button>
        <Toasts toasts={left} {...handled} />
      </Page>
    );
    const screen = await render(view(twoToasts));
    const button = page.getByRole('button', { name: 'Stay here' });
    await userEvent.tab();
    await expect.element(button).toHaveFocus();
    await userEvent.keyboard('{F8}{Tab}{Escape}');
    await expect.element(page.getByRole('list')).toHaveFocus();
    await screen.rerender(view(twoToasts.slice(0, 1)));
    await userEvent.keyboard('{Tab}{Escape}');
    await expect.element(button).toHaveFocus();
    expect(handled.onClose.mock.calls).toEqual([['warning'], ['success']]);
  });
});

describe('what can’t be had', () => {
  test('[BOOT-08] a picture gives way to what stands in for it, and another one is tried', async () => {
    const drawn = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';
    const picture = (src: string) => <Picture src={src} alt="Gull Rock" instead={<p>GR</p>} />;
    const { rerender } = await render(picture('data:image/png;base64,broken'));
    await expect.element(page.getByText('GR')).toBeVisible();
    expect(page.getByRole('img').query()).toBe(null);
    await rerender(picture(drawn));
    await expect.element(page.getByRole('img', { name: 'Gull Rock' })).toHaveAttribute('src', drawn);
  });

  test('[BOOT-08] a picture that failed before the page was taken over gives way, too', async () => {
    const broken = 'data:image/png;base64,broken';
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = `<img alt="Gull Rock" src="${broken}">`;
    const failed = () => container.querySelector('img')?.complete;
    await expect.poll(failed).toBe(true);
    const root = hydrateRoot(container, <Picture alt="Gull Rock" src={broken} instead={<p>GR</p>} />);
    await expect.element(page.getByText('GR')).toBeVisible();
    root.unmount();
    container.remove();
  });

  test('[BOOT-08] [JOIN-06] whom one supports shows a letter of the same size where its picture is missing', async () => {
    const item = { id: 'rowing', name: 'Rowing', imagePath: 'data:image/png;base64,broken' };
    await render(<AffinityCards legend="Teams" items={[item]} selectedId={null} onChoose={() => {}} />);
    const letter = page.getByText('R', { exact: true });
    await expect.element(letter).toBeVisible();
    const { width, height } = letter.element().getBoundingClientRect();
    expect([width, height]).toEqual([40, 40]);
    expect(document.querySelector('img')).toBe(null);
    await expect.element(page.getByRole('radio', { name: 'Rowing', exact: true })).toBeInTheDocument();
  });

  test('[BOOT-08] a part says so without running over where it is narrow', async () => {
    const longest = 'x'.repeat(100);
    await render(
      <div style={{ width: 240 }}>
        <SectionError title="Donations couldn’t be loaded" message={longest} onRetry={() => {}} />
        <EmptyState icon={null} title={longest} text={longest} />
      </div>,
    );
    const around = document.querySelector('[style*="240"]');
    expect(around?.scrollWidth).toBe(240);
    const top = (name: string) => page.getByText(name).element().getBoundingClientRect().top;
    expect(top('Try again')).toBeGreaterThan(top('Donations couldn’t be loaded'));
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

  test('bear their visible label as their name and announce what they are set to', async () => {
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

  test('hold the width of a button that becomes busy, and ignore its click', async () => {
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
