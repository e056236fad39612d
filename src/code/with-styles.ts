let missing: Set<HTMLLinkElement> | null = null;

/** Remembers the stylesheets that can't be had, from its first call on. */
function watchStyles(): Set<HTMLLinkElement> {
  if (missing) return missing;
  const failed = new Set<HTMLLinkElement>();
  const remember = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target);
  };
  document.addEventListener('error', remember, { capture: true });
  missing = failed;
  return failed;
}

/**
 * Fetches code with its styles, also where they could not be had before: code that is fetched anew asks for its
 * stylesheets but once, and would be shown without them.
 */
export async function withStyles<Code>(load: () => Promise<Code>): Promise<Code> {
  const failed = typeof document === 'object' ? [...watchStyles()] : [];
  await Promise.all(failed.map(fetchAnew));
  return load();
}

function fetchAnew(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const again = document.createElement('link');
    again.rel = link.rel;
    again.href = link.href;
    again.addEventListener('load', () => resolve());
    again.addEventListener('error', () => reject(new Error(`There is no ${link.href}.`)));
    link.replaceWith(again);
    missing?.delete(link);
  });
}
