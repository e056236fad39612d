import { useEffect, useRef, type RefObject } from 'react';

interface Growth {
  list: RefObject<HTMLUListElement | null>;
  /** Asks for more. */
  grow: () => void;
}

/**
 * For a list that grows at its end by a button below it, which may be gone then: who has stayed there goes on with the
 * first of what came. The items take the focus by `tabIndex={-1}`.
 */
export function useLoadMore(count: number, askForMore: () => void): Growth {
  const list = useRef<HTMLUListElement>(null);
  const asked = useRef<{ count: number; by: Element | null } | null>(null);
  useEffect(() => {
    if (asked.current === null || count <= asked.current.count) return;
    const first = list.current?.children[asked.current.count] as HTMLElement | undefined;
    const hasStayed = [asked.current.by, document.body].includes(document.activeElement);
    asked.current = null;
    if (hasStayed) first?.focus();
  }, [count]);
  const grow = () => {
    asked.current = { count, by: document.activeElement };
    askForMore();
  };
  return { list, grow };
}
