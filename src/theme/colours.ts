import { convertOklabToRgb, convertRgbToLrgb, convertRgbToOklab, parseHex } from 'culori/fn';

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

export const families = ['primary', 'secondary', 'error', 'info', 'success', 'warning'];

/**
 * The custom properties of a tenant's theme.
 * @param settings colours by dashed name (`primary`, `neutral-100`), as six-digit hex; others are passed on as they are
 * and replaced by the default where a colour must be derived from them.
 * @returns the tenant's own values by `--name`, and the derived ones that text and controls use.
 */
export function deriveColours(settings: Readonly<Record<string, string>>): Record<`--${string}`, string> {
  const own = (name: string, fallback: Hex): Hex => toOpaque(settings[name]) ?? fallback;
  const base = Object.fromEntries(families.map((family) => [family, own(family, defaults[family] ?? white)]));
  const primary = base['primary'] ?? white;

  const neutral = (lightness: number) => tinted(primary, lightness, lightness > 0.9 ? 0.0045 : 0.012);
  const neutrals = {
    'neutral-100': own('neutral-100', neutral(0.983)),
    'neutral-200': own('neutral-200', neutral(0.955)),
    'neutral-300': own('neutral-300', neutral(0.915)),
    'neutral-400': own('neutral-400', neutral(0.69)),
    'neutral-500': own('neutral-500', neutral(0.49)),
    'neutral-600': own('neutral-600', neutral(0.25)),
  };
  const lightOr = (colour: Hex, lightness: number) =>
    luminanceOf(colour) > 0.82 ? colour : neutral(lightness);
  const grounds = {
    surface: white,
    page: lightOr(neutrals['neutral-100'], 0.983),
    sunken: lightOr(neutrals['neutral-200'], 0.955),
  };
  const softOf = Object.fromEntries(families.map((family) => [family, mix(base[family] ?? white, 0.11)]));
  const light = Object.values({ ...grounds, ...softOf });

  const derived: Record<string, string> = {
    ...base,
    ...neutrals,
    ...grounds,
    line: luminanceOf(neutrals['neutral-300']) > 0.6 ? neutrals['neutral-300'] : neutral(0.915),
    'line-strong': readableOn(neutrals['neutral-400'], Object.values(grounds), noticeable),
    ink: readableOn(neutrals['neutral-600'], light, 10),
    'ink-soft': readableOn(neutrals['neutral-500'], light),
    ...deepColours(primary, base['secondary'] ?? white),
  };
  for (const family of families) {
    const colour = base[family] ?? white;
    const soft = softOf[family] ?? white;
    const fill = fillOf(colour);
    derived[`${family}-fill`] = fill.colour;
    derived[`${family}-fill-hover`] = lighten(fill.colour, fill.text === white ? -0.05 : 0.05);
    derived[`on-${family}`] = fill.text;
    derived[`${family}-soft`] = soft;
    derived[`${family}-strong`] = readableOn(colour, [...Object.values(grounds), soft]);
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

/** The colour, darkened in steps until it reaches the ratio on every ground. */
function readableOn(colour: Hex, grounds: readonly Hex[], ratio = readable): Hex {
  return shiftedUntil(colour, -0.01, (shade) => grounds.every((ground) => contrast(shade, ground) >= ratio));
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

/** So much of the colour on white. */
function mix(colour: Hex, amount: number): Hex {
  const rgb = toRgb(colour);
  const over = (channel: number) => 1 - amount + channel * amount;
  return hexOf({ r: over(rgb.r), g: over(rgb.g), b: over(rgb.b) });
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
