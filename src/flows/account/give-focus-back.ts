const moves = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/**
 * To the link that led to an address: at once, or when its page has read it, and to the heading until then. Whoever
 * does something meanwhile is left alone.
 */
export function restoreFocus(address: string): void {
  const opener = () => [...document.links].find(({ href }) => href === address);
  const here = opener();
  if (here) {
    here.focus();
    return;
  }
  document.querySelector('h1')?.focus({ preventScroll: true });
  const arrival = new MutationObserver(() => {
    const link = opener();
    if (!link) return;
    end();
    link.focus();
  });
  const end = () => {
    arrival.disconnect();
    for (const move of moves) window.removeEventListener(move, end);
  };
  arrival.observe(document.body, { childList: true, subtree: true });
  for (const move of moves) window.addEventListener(move, end, { passive: true });
}
