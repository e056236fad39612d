import axe from 'axe-core';
import { expect } from 'vitest';

/** Waits for what fades in: half-transparent words have little contrast. */
export async function expectNoAxeViolations(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter((each) => Number.isFinite(each.effect?.getComputedTiming().endTime));
  await Promise.allSettled(ending.map((animation) => animation.finished));
  const { violations } = await axe.run(document.body, {
    rules: { region: { enabled: false } },
    resultTypes: ['violations'],
  });
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}
