import { appScreens } from './app-screens.tsx';
import { modalScreens } from './modal-screens.tsx';
import { pageScreens } from './page-screens.tsx';
import { partScreens } from './part-screens.tsx';
import type { Screen } from './screen.tsx';

/** How each machine is shown, by its id. */
const screens: Readonly<Record<string, Screen>> = {
  ...appScreens,
  ...pageScreens,
  ...modalScreens,
  ...partScreens,
};

/** How a machine is shown; null for one that shows nothing. */
export function screenOf(machine: string): Screen | null {
  return Object.hasOwn(screens, machine) ? (screens[machine] ?? null) : null;
}

/** Every machine that has a screen. */
export const shownMachines: readonly string[] = Object.keys(screens);
