import { lazy, Suspense, type ComponentType } from 'react';
import { useQuiet } from '#src/app/quiet.ts';

const Nothing = () => <></>;

/**
 * A part that comes when the page is quiet, or at once where it is wanted before; without its code it is left out, and
 * everything else works.
 */
export function latePart(load: () => Promise<{ default: ComponentType }>) {
  const Part = lazy(() => load().catch(() => ({ default: Nothing })));
  return function LatePart({ isWanted = false }: { isWanted?: boolean }) {
    const isQuiet = useQuiet();
    if (!isQuiet && !isWanted) return null;
    return (
      <Suspense>
        <Part />
      </Suspense>
    );
  };
}
