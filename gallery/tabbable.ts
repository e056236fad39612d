const selector = 'a[href], button, input, select, textarea, iframe, summary, [tabindex]';

/** The elements of a part of a page that the Tab key leads to, in the order of the page. */
export function tabbableIn(part: ParentNode): HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>(selector)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      element.closest('[inert]') === null &&
      element.checkVisibility({ visibilityProperty: true }),
  );
}
