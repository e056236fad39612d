/** Pixels, by use: the home screen of an iPhone, and what a manifest asks for. */
export const iconSizes = { touch: 180, small: 192, large: 512 } as const;

/** The address at which a drawing of this server is a square PNG; null for any other picture. */
export function pngAddress(src: string, size: number): string | null {
  const [, path, query = ''] = /^(\/media\/[^?]+\.svg)(\?.*)?$/.exec(src) ?? [];
  return path === undefined ? null : `${path}.${size}.png${query}`;
}

/** The drawing whose PNG an address asks for, and the size. */
export function readPngAddress(path: string): { source: string; size: number } | null {
  const [, source, digits] = /^(.+\.svg)\.(\d+)\.png$/.exec(path) ?? [];
  const size = Object.values(iconSizes).find((each) => String(each) === digits);
  return source === undefined || size === undefined ? null : { source, size };
}

/** What stands for a tenant's icon on a home screen, which takes no drawing; empty for none. */
export const touchIconOf = (icon: string): string =>
  /\.svg(?:\?|$)/.test(icon) ? (pngAddress(icon, iconSizes.touch) ?? '') : icon;
