import type { AnyEventObject } from 'xstate';
import type { Stage } from './driver.ts';

/** What Vitest's browser mode and Playwright have in common of a page. */
export interface GesturePage {
  getByRole(role: 'button' | 'dialog', options?: { name?: string | RegExp; exact?: boolean }): Located;
}

interface Located extends GesturePage {
  first(): Located;
  click(): Promise<unknown>;
}

/** What a member does on a page to cause an event. */
type Gesture = (page: GesturePage, event: AnyEventObject) => Promise<unknown>;

/** The gestures of one machine, by the type of the event: both its walks over the screens and its driver make them. */
export type SharedGestures = Readonly<Record<string, Gesture>>;

/** The gestures on a page that is given, by the type of the event. */
export function gesturesOn<Shared extends SharedGestures>(
  page: GesturePage,
  shared: Shared,
): { [Type in keyof Shared]: (event: AnyEventObject) => Promise<unknown> } {
  const made = Object.entries(shared).map(([type, gesture]) => [
    type,
    (event: AnyEventObject) => gesture(page, event),
  ]);
  return Object.fromEntries(made);
}

/** The gestures of a driver, on the page of its stage. */
export function stagedGestures<Shared extends SharedGestures>(
  shared: Shared,
): { [Type in keyof Shared]: (stage: Pick<Stage, 'page'>, event: AnyEventObject) => Promise<unknown> } {
  const made = Object.entries(shared).map(([type, gesture]) => [
    type,
    ({ page }: Pick<Stage, 'page'>, event: AnyEventObject) => gesture(page, event),
  ]);
  return Object.fromEntries(made);
}
