import { useEffect, useState, type ComponentType } from 'react';
import { useIdle } from '#src/app/idle.ts';
import { kept } from '#src/code/kept.ts';

/**
 * A part that comes when the page is quiet, or at another moment that is named, or at once where it is wanted before,
 * and then stays. Without its code it is left out, and everything else works; it comes when it is wanted again, or when
 * that moment is there.
 */
export function latePart(load: () => Promise<{ default: ComponentType }>, useMoment = useIdle) {
  const fetchPart = kept(load);
  return function LatePart({ isWanted = false }: { isWanted?: boolean }) {
    const isTime = useMoment();
    const [Part, setPart] = useState<ComponentType | null>(null);
    useEffect(() => {
      const leftOut = () => {};
      if (isTime || isWanted) fetchPart().then((module) => setPart(() => module.default), leftOut);
    }, [isTime, isWanted]);
    return Part && <Part />;
  };
}
