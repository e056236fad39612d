/** A name of the code as words: `choosingCard` is "choosing card", `password-reset-2` is "password reset 2". */
export function plainWords(name: string): string {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[-._]/g, ' ')
    .toLowerCase();
}

/** The first letter as at the beginning of a sentence. */
export function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

const spokenOut = 2;

/** "Choose Gold", "Choose Gold, or Choose Silver", "Choose Gold, or 3 others". */
export function anyOf(titles: readonly string[]): string {
  const [first = '', ...others] = titles;
  if (others.length === 0) return first;
  return others.length < spokenOut ? `${first}, or: ${others[0]}` : `${first}, or ${others.length} others`;
}
