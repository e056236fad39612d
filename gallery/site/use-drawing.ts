import { useEffect, useState } from 'react';
import { drawings } from 'virtual:drawings';
import type { MachineDrawing } from '#gallery/drawing/machine-drawing.ts';

/** The drawing of a machine, fetched when it is first shown; null until it is there. */
export function useDrawing(machine: string): MachineDrawing | 'failed' | null {
  const [loaded, setLoaded] = useState<{ machine: string; drawing: MachineDrawing | 'failed' } | null>(null);
  useEffect(() => {
    let isRequested = true;
    const set = (drawing: MachineDrawing | 'failed') => isRequested && setLoaded({ machine, drawing });
    drawings
      .find(({ id }) => id === machine)
      ?.load()
      .then(({ default: drawing }) => set(drawing))
      .catch(() => set('failed'));
    return () => {
      isRequested = false;
    };
  }, [machine]);
  return loaded?.machine === machine ? loaded.drawing : null;
}
