/** The heading of the page; of two, that of the new one: the login page may not have left yet. */
export function lastHeading(): HTMLElement | undefined {
  return [...document.querySelectorAll('h1')].at(-1);
}
