import { button } from '#src/ui/button/button.css.ts';

const heading = 'h1, h2, h3, [role="heading"]';
const said = '[role="status"], [data-announced]:not([role="alert"]), [data-waits-for] > p, [data-failure]';
const foreign = 'iframe[title]';
const control = 'button, a[href], input:not([type="hidden"]), select, textarea';

/**
 * What a reader finds on the page by: its heading and its main button, or the form of somebody else's in it, with
 * amounts, dates and times left open; a line.
 */
export function wordsOnScreen(): string {
  const place =
    [...document.querySelectorAll('dialog, [role="dialog"], [role="alertdialog"]')].at(-1) ??
    document.querySelector('main') ??
    document.body;
  const title = first(place, heading);
  const main =
    first(place, classes(button.primary)) ??
    first(place, classes(button.danger)) ??
    first(place, said) ??
    first(place, foreign) ??
    first(place, control);
  return [title && `“${title}”`, main && `[${main}]`].filter(Boolean).join(' ');
}

const classes = (names: string) => `.${names.split(' ').join('.')}`;

function first(place: Element, selector: string): string | null {
  const found = [...place.querySelectorAll<HTMLElement>(selector)].filter(isSeen).map(nameOf);
  return found.find((name) => name !== '') ?? null;
}

function isSeen(element: HTMLElement): boolean {
  return (
    element.checkVisibility({ visibilityProperty: true }) && element.closest('[aria-hidden="true"]') === null
  );
}

function nameOf(element: HTMLElement): string {
  const shown = element instanceof HTMLIFrameElement ? element.title : element.innerText;
  const text = element.getAttribute('aria-label') ?? shown;
  return text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/(?:CAD\s|\$)?\d[\d.,:]*(?: [AP]M)?/g, '…');
}
