import { onTestFinished } from 'vitest';

/** What a screen reader hears from now on, in its order: `polite: Loading…`, `assertive: Enter your name.` */
export function recordSpoken(): string[] {
  const spoken: string[] = [];
  const note = (node: Node) => {
    if (!(node instanceof HTMLElement)) return;
    const region = node.parentElement?.closest('[data-announcer]');
    if (region) spoken.push(`${region.getAttribute('aria-live')}: ${node.textContent}`);
    for (const alert of [node, ...node.querySelectorAll('*')])
      if (alert.matches('[role=alert]')) spoken.push(`assertive: ${alert.textContent}`);
  };
  const changes = new MutationObserver((all) => all.forEach(({ addedNodes }) => addedNodes.forEach(note)));
  changes.observe(document.body, { childList: true, subtree: true });
  onTestFinished(() => changes.disconnect());
  return spoken;
}
