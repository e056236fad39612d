import * as v from 'valibot';
import { picture } from './picture.ts';
import { rows } from './rows.ts';
import { optionalText, orElse, text } from './wire.ts';

const colour = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^(#[0-9a-f]{3,8}|(rgb|hsl|oklch|oklab|lab|lch)a?\([\d\s.,%/deg-]+\)|[a-z]+)$/i),
);

const allowedProperties = new Set([
  'color',
  'background-color',
  'font-size',
  'font-weight',
  'text-align',
  'letter-spacing',
  'text-transform',
]);

/** A tenant's CSS, reduced to declarations of the allowed properties: `[property, value]` pairs. */
export type Declarations = readonly (readonly [property: string, value: string])[];

/** Reads a tenant's `css` text. Whatever is not a plain declaration of an allowed property is dropped. */
export function parseCss(declarations: string): Declarations {
  return declarations.split(';').flatMap((declaration) => {
    const colon = declaration.indexOf(':');
    const property = declaration.slice(0, colon).trim().toLowerCase();
    const value = declaration.slice(colon + 1).trim();
    const isPlain =
      /^[\w\s#.,%()/-]{1,64}$/.test(value) && !/\b(url|image-set|expression|var|env|attr)\s*\(/i.test(value);
    return colon > 0 && allowedProperties.has(property) && isPlain ? [[property, value] as const] : [];
  });
}

/**
 * A link that may be followed: http, https, mailto, tel, or a path inside the app.
 * Everything else becomes `#`, which the app treats as "no link".
 */
export function safeHref(href: string): string {
  const compact = [...href].filter((character) => character > ' ' && character !== '\u007f').join('');
  if (/^(https?:\/\/[^/\\@]+([/?#]|$)|mailto:|tel:)/i.test(compact)) return compact;
  if (/^\/(?![/\\])/.test(compact)) return compact;
  return '#';
}

/** Whether a link leads anywhere: non-empty and not `#`. */
export function leadsSomewhere(href: string): boolean {
  return href !== '' && href !== '#';
}

const key = v.pipe(text, v.nonEmpty());
const listOf = <Row extends v.GenericSchema>(row: Row) => orElse(rows(row), []);
const css = v.pipe(optionalText, v.transform(parseCss));

const settings = v.pipe(
  orElse(v.record(v.string(), v.unknown()), {}),
  v.transform((raw) => {
    const entries = Object.entries(raw).flatMap(([name, value]): [string, string][] => {
      const parsed = v.safeParse(colour, value);
      return parsed.success && /^[A-Za-z0-9-]+$/.test(name) ? [[toDashed(name), parsed.output]] : [];
    });
    return Object.fromEntries(entries);
  }),
);

/** A client's theme: colours by dashed name, and images, labels and links by key. */
export const themeSchema = v.object({
  settings,
  images: listOf(v.object({ key, imagePath: picture, css })),
  labels: listOf(v.object({ key, value: optionalText, css })),
  anchors: listOf(
    v.object({
      key,
      value: optionalText,
      href: v.pipe(optionalText, v.transform(safeHref)),
      type: orElse(text, 'default'),
      css,
    }),
  ),
});

export type Theme = v.InferOutput<typeof themeSchema>;
export type ThemeImage = Theme['images'][number];
export type ThemeLabel = Theme['labels'][number];
export type ThemeAnchor = Theme['anchors'][number];

/** camelCase → dashed lower case: `primary`, `neutral100` → `neutral-100`. */
export function toDashed(name: string): string {
  return name
    .replace(/([a-z])([A-Z0-9])/g, '$1-$2')
    .replace(/([0-9])([A-Za-z])/g, '$1-$2')
    .toLowerCase();
}

/** The theme of a client whose theme could not be loaded. */
export const defaultTheme: Theme = { settings: {}, images: [], labels: [], anchors: [] };

/** The named image, or an empty one. */
export function imageOf(theme: Theme, name: string): ThemeImage {
  return theme.images.find((image) => image.key === name) ?? { key: name, imagePath: '', css: [] };
}

/** The named label when it has a text; else the value "default" with no style. */
export function labelOf(theme: Theme, name: string): ThemeLabel {
  const label = theme.labels.find((each) => each.key === name && each.value !== '');
  return label ?? { key: name, value: 'default', css: [] };
}

/** The named link; else one that leads nowhere. */
export function anchorOf(theme: Theme, name: string): ThemeAnchor {
  const anchor = theme.anchors.find((each) => each.key === name);
  return anchor ?? { key: name, value: '', href: '#', type: 'default', css: [] };
}

/** A label's text, with the built-in copy where the tenant has set none. */
export function textOf(theme: Theme, name: string, builtIn: string): string {
  const { value } = labelOf(theme, name);
  return value === 'default' ? builtIn : value;
}

export interface HeroSlide {
  image: ThemeImage;
  superTitle: ThemeLabel | null;
  title: ThemeLabel | null;
  subTitle: ThemeLabel | null;
  button: ThemeAnchor | null;
}

/** The slides `hero_slide_{index}_{part}`, in order of their index; a slide needs an image or a title. */
export function heroSlidesOf(theme: Theme): HeroSlide[] {
  const entries = [...theme.images, ...theme.labels, ...theme.anchors];
  const indexes = entries.flatMap(({ key: name }) => {
    const match = /^hero_slide_(\d+)_/.exec(name);
    return match ? [Number(match[1])] : [];
  });
  return [...new Set(indexes)]
    .sort((left, right) => left - right)
    .map((index) => {
      const label = (part: string) => {
        const found = labelOf(theme, `hero_slide_${index}_${part}`);
        return found.value === 'default' ? null : found;
      };
      const button = anchorOf(theme, `hero_slide_${index}_button`);
      return {
        image: imageOf(theme, `hero_slide_${index}_image`),
        superTitle: label('superTitle'),
        title: label('title'),
        subTitle: label('subTitle'),
        button: leadsSomewhere(button.href) && button.value !== '' ? button : null,
      };
    })
    .filter((slide) => slide.image.imagePath !== '' || slide.title !== null);
}
