export type Urgency = 'polite' | 'assertive';

/** Milliseconds. What was said leaves the page again, so that nobody comes upon it while reading on. */
const remains = 1000;

/** Speaks to a screen reader through the live region of the dialog that is open, or else of the page. */
export function announce(text: string, urgency: Urgency = 'polite'): void {
  const regions = document.querySelectorAll(
    `[data-announcer][aria-live=${urgency}]:not([data-state=closed] *)`,
  );
  const line = document.createElement('p');
  line.textContent = text;
  [...regions].at(-1)?.append(line);
  setTimeout(() => line.remove(), remains);
}
