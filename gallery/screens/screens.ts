import { appScreens } from './app-screens.tsx';
import { modalScreens } from './modal-screens.tsx';
import { pageScreens } from './page-screens.tsx';
import { partScreens } from './part-screens.tsx';
import type { Screen } from './screen.tsx';

/** A flow may have its screens in a file of its own. */
const own = import.meta.glob<{ screens: Readonly<Record<string, Screen>> }>('./flows/*.tsx', { eager: true });

/** How each machine is shown, by its id. */
const screens: Readonly<Record<string, Screen>> = {
  ...appScreens,
  ...pageScreens,
  ...modalScreens,
  ...partScreens,
  ...Object.assign({}, ...Object.values(own).map((file) => file.screens)),
};

/** How a machine is shown; null for one that shows nothing. */
export function screenOf(machine: string): Screen | null {
  return Object.hasOwn(screens, machine) ? (screens[machine] ?? null) : null;
}

/** Every machine that has a screen. */
export const shownMachines: readonly string[] = Object.keys(screens);
