import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { labelEnterKey } from '#src/browser/enter-key.ts';

const field = (name: string) => page.getByRole('textbox', { name });
const hint = (name: string) => (field(name).element() as HTMLInputElement).enterKeyHint;

async function show(hasTouchKeyboard: boolean) {
  onTestFinished(labelEnterKey(() => hasTouchKeyboard));
  const onSubmit = vi.fn<() => void>();
  await render(
    <main>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <input aria-label="Email" />
        <input type="hidden" name="token" />
        <input type="checkbox" aria-label="News" />
        <input aria-label="Code" />
        <textarea aria-label="Comment" />
        <input aria-label="Phone" readOnly />
        <input aria-label="City" />
        <button type="submit">Send</button>
      </form>
      <input aria-label="Search" enterKeyHint="search" />
    </main>,
  );
  return onSubmit;
}

describe('the Enter key of a touch keyboard', () => {
  it('[ACCS-01] says "next" where a field follows and leads to it, and "go" in the last one, where it sends', async () => {
    const onSubmit = await show(true);
    await field('Email').click();
    expect(hint('Email')).toBe('next');
    await userEvent.keyboard('{Enter}');
    await expect.element(field('Code')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(field('Comment')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(field('Comment')).toHaveFocus();
    expect(onSubmit).not.toHaveBeenCalled();
    await field('City').click();
    expect(hint('City')).toBe('go');
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
    await field('Search').click();
    expect(hint('Search')).toBe('search');
  });

  it('[ACCS-01] sends from each field where there are real keys', async () => {
    const onSubmit = await show(false);
    await field('Email').click();
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
  });
});
