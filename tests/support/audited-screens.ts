import { page } from 'vitest/browser';
import { expectNoAxeViolations } from './view-axe.ts';

type Screens = Record<string, () => Promise<unknown>>;

/** The same assertions; a state is audited by axe at both widths as well, when a walk comes to it for the first time. */
export function audited(screens: Screens): Screens {
  const seen = new Set<string>();
  const audit = async (leaf: string, isThere: () => Promise<unknown>) => {
    await isThere();
    if (seen.has(leaf)) return;
    seen.add(leaf);
    await expectNoAxeViolations();
    await page.viewport(390, 844);
    await expectNoAxeViolations();
    await page.viewport(1440, 900);
  };
  return Object.fromEntries(
    Object.entries(screens).map(([leaf, isThere]) => [leaf, () => audit(leaf, isThere)]),
  );
}
