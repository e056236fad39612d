import { lazy, Suspense, useState, type ComponentType } from 'react';
import { useQuiet } from '#src/app/quiet.ts';

const Nothing = () => <></>;

/**
 * A part that comes when the page is quiet, or at another moment that is named, or at once where it is wanted before,
 * and then stays; without its code it is left out, and everything else works.
 */
export function latePart(load: () => Promise<{ default: ComponentType }>, useMoment = useQuiet) {
  const Part = lazy(() => load().catch(() => ({ default: Nothing })));
  return function LatePart({ isWanted = false }: { isWanted?: boolean }) {
    const isTime = useMoment();
    const [isHere, setHere] = useState(false);
    if (!isHere && !isTime && !isWanted) return null;
    if (!isHere) setHere(true);
    return (
      <Suspense>
        <Part />
      </Suspense>
    );
  };
}
