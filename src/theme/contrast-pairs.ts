import { colorFamilies as families } from '#machines/domain/theme-colors.ts';

const softs = families.map((family) => `${family}-soft`);
const lightGrounds = ['surface', 'page', 'sunken', ...softs];

/** Every pair of custom properties that the app may use as text on a ground; each reaches 4.5:1. */
export const textPairs: readonly (readonly [text: string, ground: string])[] = [
  ...families.flatMap((family) => [
    [`on-${family}`, `${family}-fill`] as const,
    [`on-${family}`, `${family}-fill-hover`] as const,
    ...['surface', 'page', 'sunken', `${family}-soft`].map((ground) => [`${family}-strong`, ground] as const),
  ]),
  ...lightGrounds.flatMap((ground) => [['ink', ground] as const, ['ink-soft', ground] as const]),
  ...['on-deep', 'on-deep-soft', 'deep-accent'].map((text) => [text, 'deep'] as const),
];

/** Every pair by whose contrast the app shows a control, its state or its focus; each reaches 3:1. */
export const nonTextPairs: readonly (readonly [sign: string, ground: string])[] = [
  ...['line-strong', 'primary-strong', 'secondary-strong', 'error-strong', 'focus'].flatMap((sign) =>
    ['surface', 'page', 'sunken'].map((ground) => [sign, ground] as const),
  ),
  ['focus', 'primary-soft'],
  ['primary-strong', 'primary-soft'],
  ['on-deep', 'deep'],
];
