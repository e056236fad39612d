/** The address of the entry before this one in the history; undefined where it is not the app's, or the browser won't tell. */
export function addressBefore(): string | undefined {
  if (!('navigation' in window)) return undefined;
  const { currentEntry } = navigation;
  return navigation.entries()[(currentEntry?.index ?? 0) - 1]?.url ?? undefined;
}
