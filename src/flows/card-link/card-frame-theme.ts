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
} as const;

/** The tenant's colours and the app's typeface for the hosted form, which cannot read them from the page itself. */
export function cardFrameTheme(root: Element): Record<string, string> {
  const styles = getComputedStyle(root);
  const taken = Object.entries(properties).map(([name, source]) => [
    name,
    styles.getPropertyValue(source).trim(),
  ]);
  return Object.fromEntries(taken.filter(([, value]) => value !== ''));
}
