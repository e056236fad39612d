/** The colors of a screen: those of the reader's system, one of the app's two, or those of a contrast theme. */
export const schemes = ['system', 'light', 'dark', 'forced'] as const;
export type ScreenScheme = (typeof schemes)[number];

/** The size of text that a reader sets in the browser, in percent. */
export const textSizes = [100, 200] as const;
export type TextSize = (typeof textSizes)[number];

export const schemeNames: Readonly<Record<ScreenScheme, string>> = {
  system: 'As the system',
  light: 'Light',
  dark: 'Dark',
  forced: 'Forced colors',
};

/** What differs from frame to frame where one state is shown in several; an empty list leaves it to the view. */
export interface Axes {
  tenants: readonly string[];
  widths: readonly number[];
  schemes: readonly ScreenScheme[];
  texts: readonly TextSize[];
}

export const noAxes: Axes = { tenants: [], widths: [], schemes: [], texts: [] };

const narrowest = 280;
const widest = 2560;

/** A width in CSS pixels that a screen can have; null for any other text. */
export function asWidth(text: string | null): number | null {
  const width = Number(text);
  return Number.isInteger(width) && width >= narrowest && width <= widest ? width : null;
}

/** Reads `in=varsity,harbor`, `widths=390,768`, `schemes=light,dark` and `texts=100,200`. What makes no sense is left out. */
export function parseAxes(given: URLSearchParams): Axes {
  const listOf = (name: string) => [...new Set(given.get(name)?.split(',').filter(Boolean))];
  return {
    tenants: listOf('in').slice(0, 20),
    widths: listOf('widths').flatMap((text) => asWidth(text) ?? []),
    schemes: schemes.filter((scheme) => listOf('schemes').includes(scheme)),
    texts: textSizes.filter((size) => listOf('texts').includes(String(size))),
  };
}

export function writeAxes(query: URLSearchParams, { tenants, widths, schemes: of, texts }: Axes): void {
  for (const [name, values] of Object.entries({ in: tenants, widths, schemes: of, texts })) {
    if (values.length > 0) query.set(name, values.join(','));
  }
}
