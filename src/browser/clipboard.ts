/** Puts a text on the clipboard. Rejects where the browser has none to give, or refuses it. */
export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
