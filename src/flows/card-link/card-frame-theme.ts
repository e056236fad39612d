/** The properties of the hosted form, and the colours and sizes of the page that they take. */
const properties = {
  '--card-font': 'font-family',
  '--card-ink': '--ink',
  '--card-muted': '--ink-soft',
  '--card-line': '--line-strong',
  '--card-field': '--surface',
  '--card-locked': '--sunken',
  '--card-focus': '--focus',
  '--card-error': '--error-strong',
  '--card-accent': '--primary-fill',
  '--card-on-accent': '--on-primary',
  '--card-radius': '--radius-field',
  '--card-button-radius': '--radius-button',
} as const;

/** The tenant's colours and corners and the app's typeface for the hosted form, which cannot read them from the page itself. */
export function cardFrameTheme(root: Element): Record<string, string> {
  const styles = getComputedStyle(root);
  const isDark = isDarkScheme(styles.colorScheme);
  const taken = Object.entries(properties).map(([name, source]) => [
    name,
    inScheme(styles.getPropertyValue(source).trim(), isDark),
  ]);
  return Object.fromEntries(taken.filter(([, value]) => value !== ''));
}

const isDarkScheme = (scheme: string) =>
  scheme === 'dark' || (scheme.includes('dark') && matchMedia('(prefers-color-scheme: dark)').matches);

/** The one of two colors that is shown: a provider's form takes none that depends on a scheme. */
function inScheme(value: string, isDark: boolean): string {
  const [, light, dark] = /^light-dark\((.+),(.+)\)$/.exec(value) ?? [];
  return (isDark ? dark : light) ?? value;
}
