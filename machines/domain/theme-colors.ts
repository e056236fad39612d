/** The colors that a theme may set, by dashed name; all others are derived from them. */
export const colorFamilies = ['primary', 'secondary', 'error', 'info', 'success', 'warning'];

/** Whether a dashed name is one of a color that a theme may set, in either scheme. */
export function isThemeColor(name: string): boolean {
  const plain = name.replace(/^dark-/, '');
  return colorFamilies.includes(plain) || /^neutral-[1-6]00$/.test(plain);
}
