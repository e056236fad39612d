import { useEffect, useRef, type RefObject } from 'react';

interface Growth<List extends HTMLElement> {
  list: RefObject<List | null>;
  /** Asks for more. */
  grow: () => void;
}

/**
 * For a list that grows at its end by a button below it, which may be gone then: who has stayed there goes on with the
 * first of what came: an item that takes the focus by `tabIndex={-1}`, or its first control.
 */
export function useLoadMore<List extends HTMLElement = HTMLUListElement>(
  count: number,
  askForMore: () => void,
): Growth<List> {
  const list = useRef<List>(null);
  const asked = useRef<{ count: number; by: Element | null } | null>(null);
  useEffect(() => {
    if (asked.current === null || count <= asked.current.count) return;
    const first = list.current?.children[asked.current.count];
    const target =
      first?.matches('[tabindex]') === true ? first : first?.querySelector('input:not(:disabled), button');
    const hasStayed = [asked.current.by, document.body].includes(document.activeElement);
    asked.current = null;
    if (hasStayed && target instanceof HTMLElement) target.focus();
  }, [count]);
  const grow = () => {
    asked.current = { count, by: document.activeElement };
    askForMore();
  };
  return { list, grow };
}
