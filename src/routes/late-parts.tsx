import { lazy, type ComponentType } from 'react';

const Nothing = () => <></>;

/** A part that comes after the first page; without its code it is left out, and everything else works. */
export function latePart(load: () => Promise<{ default: ComponentType }>) {
  return lazy(() => load().catch(() => ({ default: Nothing })));
}
