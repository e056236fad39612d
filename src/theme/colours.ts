import { convertOklabToRgb, convertRgbToLrgb, convertRgbToOklab, parseHex } from 'culori/fn';
import type { Scheme } from '#machines/domain/color-scheme.ts';
import { colorFamilies as families } from '#machines/domain/theme-colors.ts';

type Hex = string;
interface Oklab {
  l: number;
  a: number;
  b: number;
}

const white = '#ffffff';
const nearBlack = '#14171c';
/** The least contrast of a text with its ground. */
export const readable = 4.5;
/** The least contrast of what is no text with its ground. */
const noticeable = 3;

const defaults: Readonly<Record<string, Hex>> = {
  primary: '#0099eb',
  secondary: '#a8d100',
  error: '#d92d20',
  info: '#1570ef',
  success: '#12875a',
  warning: '#dc8a04',
};

/** Lightness in OKLCH of the neutral colours of a scheme, and the luminance that a tenant's own grounds may have. */
const neutralsOf = {
  light: {
    lightness: { page: 0.983, sunken: 0.955, line: 0.915, 'line-strong': 0.69, 'ink-soft': 0.49, ink: 0.25 },
    isGround: (luminance: number) => luminance > 0.82,
    isLine: (luminance: number) => luminance > 0.6,
    soft: 0.11,
    step: -0.01,
  },
  dark: {
    lightness: { page: 0.17, sunken: 0.265, line: 0.335, 'line-strong': 0.56, 'ink-soft': 0.76, ink: 0.95 },
    isGround: (luminance: number) => luminance < 0.025,
    isLine: (luminance: number) => luminance < 0.12,
    soft: 0.18,
    step: 0.01,
  },
};

/**
 * The custom properties of a tenant's theme in one scheme.
 * @param settings colours by dashed name (`primary`, `neutral-100`), as six-digit hex; others are passed on as they are
 * and replaced by the default where a colour must be derived from them. The dark scheme takes `dark-primary` before
 * `primary`, and `dark-neutral-100` but never `neutral-100`.
 * @returns the tenant's own values by `--name`, and the derived ones that text and controls use.
 */
export function deriveColours(
  settings: Readonly<Record<string, string>>,
  scheme: Scheme = 'light',
): Record<`--${string}`, string> {
  const { lightness, isGround, isLine, soft: share, step } = neutralsOf[scheme];
  const isDark = scheme === 'dark';
  const ofScheme = (name: string) => toOpaque(settings[isDark ? `dark-${name}` : name]);
  const base = Object.fromEntries(
    families.map((family) => [
      family,
      ofScheme(family) ?? toOpaque(settings[family]) ?? defaults[family] ?? white,
    ]),
  );
  const primary = base['primary'] ?? white;

  const neutral = (at: number) => tinted(primary, at, at > 0.9 ? 0.0045 : 0.012);
  const neutrals = {
    'neutral-100': ofScheme('neutral-100') ?? neutral(lightness.page),
    'neutral-200': ofScheme('neutral-200') ?? neutral(lightness.sunken),
    'neutral-300': ofScheme('neutral-300') ?? neutral(lightness.line),
    'neutral-400': ofScheme('neutral-400') ?? neutral(lightness['line-strong']),
    'neutral-500': ofScheme('neutral-500') ?? neutral(lightness['ink-soft']),
    'neutral-600': ofScheme('neutral-600') ?? neutral(lightness.ink),
  };
  const ownOr = (colour: Hex, at: number, isFit: (luminance: number) => boolean) =>
    isFit(luminanceOf(colour)) ? colour : neutral(at);
  const grounds = {
    surface: isDark ? neutral(0.22) : white,
    page: ownOr(neutrals['neutral-100'], lightness.page, isGround),
    sunken: ownOr(neutrals['neutral-200'], lightness.sunken, isGround),
  };
  const softOf = Object.fromEntries(
    families.map((family) => [family, mix(base[family] ?? white, share, grounds.surface)]),
  );
  const all = Object.values({ ...grounds, ...softOf });
  const readableHere = (colour: Hex, on: readonly Hex[], ratio?: number) =>
    readableOn(colour, on, ratio, step);

  const derived: Record<string, string> = {
    ...base,
    ...(!isDark && neutrals),
    ...grounds,
    line: ownOr(neutrals['neutral-300'], lightness.line, isLine),
    'line-strong': readableHere(neutrals['neutral-400'], Object.values(grounds), noticeable),
    ink: readableHere(neutrals['neutral-600'], all, 10),
    'ink-soft': readableHere(neutrals['neutral-500'], all),
    plate: isDark ? neutral(0.96) : '#ffffff00',
    ...deepColours(primary, base['secondary'] ?? white),
  };
  for (const family of families) {
    const colour = base[family] ?? white;
    const soft = softOf[family] ?? white;
    const fill = fillOf(isDark ? readableHere(colour, Object.values(grounds), noticeable) : colour);
    derived[`${family}-fill`] = fill.colour;
    derived[`${family}-fill-hover`] = lighten(fill.colour, fill.text === white ? -0.05 : 0.05);
    derived[`on-${family}`] = fill.text;
    derived[`${family}-soft`] = soft;
    derived[`${family}-strong`] = readableHere(colour, [...Object.values(grounds), soft]);
  }
  derived['focus'] = derived['primary-strong'] ?? nearBlack;
  return Object.fromEntries(
    Object.entries({ ...settings, ...derived }).map(([name, value]) => [`--${name}`, value]),
  );
}

/** The contrast of two six-digit hex colours, from 1 to 21; 1 for anything else. */
export function contrast(one: Hex, other: Hex): number {
  if (!parseHex(one) || !parseHex(other)) return 1;
  const [dark = 0, bright = 0] = [luminanceOf(one), luminanceOf(other)].sort((left, right) => left - right);
  return (bright + 0.05) / (dark + 0.05);
}

function fillOf(colour: Hex): { colour: Hex; text: Hex } {
  if (contrast(colour, white) >= readable) return { colour, text: white };
  if (contrast(colour, nearBlack) >= readable) return { colour, text: nearBlack };
  return { colour: readableOn(colour, [white]), text: white };
}

function deepColours(primary: Hex, secondary: Hex): Record<string, Hex> {
  const deep = tinted(primary, 0.27, 0.085);
  return {
    deep,
    'on-deep': white,
    'on-deep-soft': tinted(primary, 0.86, 0.03),
    'deep-accent': brightOn(secondary, deep),
    'deep-line': tinted(primary, 0.4, 0.075),
  };
}

/** The colour, darkened (or lightened) in steps until it reaches the ratio on every ground. */
function readableOn(colour: Hex, grounds: readonly Hex[], ratio = readable, step = -0.01): Hex {
  return shiftedUntil(colour, step, (shade) => grounds.every((ground) => contrast(shade, ground) >= ratio));
}

/** The colour, lightened in steps until it stands out from a dark ground. */
function brightOn(colour: Hex, ground: Hex): Hex {
  return shiftedUntil(colour, 0.01, (shade) => contrast(shade, ground) >= 5.5);
}

function shiftedUntil(colour: Hex, step: number, isEnough: (shade: Hex) => boolean): Hex {
  const { l } = toOklab(colour);
  let result = colour;
  for (let steps = 1; steps <= 100 && !isEnough(result); steps += 1) {
    result = withLightness(colour, l + steps * step);
  }
  return result;
}

function lighten(colour: Hex, by: number): Hex {
  return withLightness(colour, toOklab(colour).l + by);
}

function withLightness(colour: Hex, lightness: number): Hex {
  return toHex({ ...toOklab(colour), l: lightness });
}

/** The hue of a colour at a lightness, with at most so much chroma. */
function tinted(colour: Hex, lightness: number, chroma: number): Hex {
  const { a, b } = toOklab(colour);
  const share = Math.min(1, chroma / (Math.hypot(a, b) || 1));
  return toHex({ l: lightness, a: a * share, b: b * share });
}

/** So much of the colour on a ground. */
function mix(colour: Hex, amount: number, ground = white): Hex {
  const [rgb, under] = [toRgb(colour), toRgb(ground)];
  const over = (channel: 'r' | 'g' | 'b') => under[channel] * (1 - amount) + rgb[channel] * amount;
  return hexOf({ r: over('r'), g: over('g'), b: over('b') });
}

function luminanceOf(colour: Hex): number {
  const { r, g, b } = convertRgbToLrgb(toRgb(colour));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function toOpaque(text: string | undefined): Hex | null {
  const rgb = text === undefined ? undefined : parseHex(text);
  return rgb ? mix(hexOf(rgb), rgb.alpha ?? 1) : null;
}

function toRgb(colour: Hex) {
  return parseHex(colour) ?? { mode: 'rgb' as const, r: 1, g: 1, b: 1 };
}

function toOklab(colour: Hex): Oklab {
  return convertRgbToOklab(toRgb(colour));
}

/** The nearest colour of the screen with the same lightness and hue. */
function toHex({ l, a, b }: Oklab): Hex {
  const lightness = Math.min(1, Math.max(0, l));
  for (let share = 1; share > 0.01; share *= 0.94) {
    const rgb = convertOklabToRgb({ l: lightness, a: a * share, b: b * share });
    if ([rgb.r, rgb.g, rgb.b].every((channel) => channel >= -0.0005 && channel <= 1.0005)) return hexOf(rgb);
  }
  return hexOf(convertOklabToRgb({ l: lightness, a: 0, b: 0 }));
}

function hexOf({ r, g, b }: { r: number; g: number; b: number }): Hex {
  const channel = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 255).toString(16);
  return `#${[r, g, b].map((share) => channel(share).padStart(2, '0')).join('')}`;
}
