/** What a theme may choose besides its colours; the first of each is what a theme without a choice has. */
export const looks = {
  typeface: ['plain', 'slab', 'serif', 'rounded'],
  corners: ['soft', 'sharp', 'round'],
  buttons: ['corners', 'pill'],
  pattern: ['dots', 'stripes', 'waves', 'rings', 'none'],
} as const;

export type LookName = keyof typeof looks;
export type LookChoice<Name extends LookName> = (typeof looks)[Name][number];

export const isLookName = (name: string): name is LookName => Object.hasOwn(looks, name);

/** What a theme's settings choose; the usual where they choose nothing, or nothing that is known. */
export function lookChoice<Name extends LookName>(
  settings: Readonly<Record<string, string>>,
  name: Name,
): LookChoice<Name> {
  const known: readonly LookChoice<Name>[] = looks[name];
  const [usual] = looks[name];
  return known.find((each) => each === settings[name]) ?? usual;
}
