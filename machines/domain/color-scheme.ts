export type Scheme = 'light' | 'dark';

/** What was chosen in the account, for this browser; without it the page follows the system. */
export const schemeCookie = 'color_scheme';

export const asScheme = (text: string | undefined): Scheme | null =>
  text === 'light' || text === 'dark' ? text : null;

/** What browsers are asked before they are given a color in both schemes. */
export const schemesAreKnown = 'color:light-dark(#000,#fff)';

/** A color as CSS, which follows the color scheme of the element that uses it. */
export const inBothSchemes = (light: string, dark: string) =>
  light === dark ? light : `light-dark(${light},${dark})`;

/** A themed page follows the system until its root names a scheme; on paper it is light. */
export const schemeRules =
  ':root[data-themed]{color-scheme:light dark}' +
  ':root[data-themed][data-scheme=light]{color-scheme:light}' +
  ':root[data-themed][data-scheme=dark]{color-scheme:dark}' +
  '@media print{:root:root[data-themed]{color-scheme:light}}';
