/** How long a question waits for more to be typed, ms: after the last key, and after the first one at most. */
export const typingDelays = { debounce: 250, maxWait: 500 } as const;

export function isBlank(text: string): boolean {
  return text.trim() === '';
}
