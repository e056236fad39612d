import { useEffect, useRef } from 'react';

/** Gives the focus to the element with an id when what had it is gone, with what there is fewer of now. */
export function useFocusWhenFewer(count: number, id: string): void {
  const before = useRef(count);
  useEffect(() => {
    const isFewer = count < before.current;
    before.current = count;
    if (isFewer && document.activeElement === document.body) document.getElementById(id)?.focus();
  }, [count, id]);
}
