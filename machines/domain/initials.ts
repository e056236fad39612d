/** The first letter of each name, whole ones even beyond 16 bits. */
export function initialsOf(...names: readonly string[]): string {
  return names.map((name) => [...name][0] ?? '').join('');
}
