import '#src/theme/global.css.ts';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { Button } from '#src/ui/button/button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { StepHeading } from '#src/ui/step-heading/step-heading.tsx';
import { drawn } from '#tests/support/drawn.ts';

afterEach(async () => {
  vi.restoreAllMocks();
  await page.viewport(1440, 900);
});

const steps = [
  { step: 'short', text: 'One line.' },
  { step: 'long', text: 'Many lines.' },
];

/** A dialog with a short step and a long one after it. */
function WithSteps() {
  const [at, setAt] = useState(0);
  const { step, text } = steps[at] ?? { step: '', text: '' };
  return (
    <Dialog
      isOpen
      title="Steps"
      step={step}
      onClose={() => {}}
      footer={<Button onClick={() => setAt(1)}>Next</Button>}
    >
      {step === 'long' && <StepHeading>What comes next</StepHeading>}
      <p style={{ height: step === 'long' ? 400 : 40 }}>{text}</p>
    </Dialog>
  );
}

function Answering({ answer, isTall = false }: { answer: number; isTall?: boolean }) {
  return (
    <Dialog isOpen isTall={isTall} onClose={() => {}} title="Review">
      <p style={{ height: answer }}>What changes</p>
    </Dialog>
  );
}

describe('a dialog with steps', () => {
  const height = () => page.getByRole('dialog').element().clientHeight;
  const next = page.getByRole('button', { name: 'Next' });

  test('[TOAS-02] [R30] gives the focus to what another step says, and grows to its height', async () => {
    await render(<WithSteps />);
    await expect.element(next).toBeVisible();
    const short = height();
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList);
    const grows = vi.spyOn(Element.prototype, 'animate');
    await next.click();
    await expect.element(page.getByRole('heading', { name: 'What comes next' })).toHaveFocus();
    const [frames] = grows.mock.calls[0] ?? [];
    vi.restoreAllMocks();
    await expect.poll(() => page.getByRole('dialog').element().getAnimations().length).toBe(0);
    const long = height();
    expect(long).toBeGreaterThan(short + 300);
    expect(frames).toEqual([{ height: `${short}px` }, { height: `${long}px` }]);
  });

  test('[TOAS-02] grows to the height of an answer that comes into the step', async () => {
    const { rerender } = await render(<Answering answer={40} />);
    const dialog = page.getByRole('dialog');
    await expect.element(dialog).toBeVisible();
    await drawn();
    const short = height();
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList);
    await rerender(<Answering answer={400} />);
    await expect.poll(() => dialog.element().getAnimations().length).toBe(1);
    expect(height()).toBeLessThan(short + 360);
    await expect.poll(() => dialog.element().getAnimations().length).toBe(0);
    expect(height()).toBe(short + 360);
  });

  test.each([
    [390, 844, 776],
    [1024, 768, 560],
  ])('[TOAS-02] may hold its height whatever comes into it, at %i × %i', async (wide, high, shown) => {
    await page.viewport(wide, high);
    const { rerender } = await render(<Answering answer={40} isTall />);
    const dialog = page.getByRole('dialog');
    await expect.element(dialog).toBeVisible();
    await expect.poll(() => dialog.element().getAnimations().length).toBe(0);
    const before = dialog.element().getBoundingClientRect();
    await rerender(<Answering answer={1200} isTall />);
    expect(dialog.element().getBoundingClientRect()).toEqual(before);
    expect(Math.round(before.height)).toBe(shown);
  });

  test('[TOAS-02] jumps to its height where motion is reduced', async () => {
    await render(<WithSteps />);
    await expect.element(next).toBeVisible();
    const grows = vi.spyOn(Element.prototype, 'animate');
    await next.click();
    await expect.element(page.getByRole('heading', { name: 'What comes next' })).toHaveFocus();
    expect(grows).not.toHaveBeenCalled();
  });
});
