/** A page whose part has not come by then is left alone, milliseconds. */
const longestWait = 10_000;

/** The focus goes to a part of the page, by its id, and the page to where it is; as soon as it is there. */
export function leadToPart(id: string): void {
  if (lead(id)) return;
  const arrival = new MutationObserver(() => lead(id) && arrival.disconnect());
  arrival.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => arrival.disconnect(), longestWait);
}

function lead(id: string): boolean {
  const part = document.getElementById(id);
  part?.focus({ preventScroll: true });
  part?.scrollIntoView();
  return part !== null;
}
