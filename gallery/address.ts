import {
  asWidth,
  noAxes,
  parseAxes,
  schemes,
  textSizes,
  writeAxes,
  type Axes,
  type ScreenScheme,
  type TextSize,
} from './look.ts';
import type { Way } from './screens/ways.ts';

/** The widths that are offered; a link may name any other. */
export const widths = [390, 1440] as const;
export const views = ['drawing', 'compare', 'screens', 'story'] as const;
export type View = (typeof views)[number];

/** What a link into the gallery names. Nothing in it need exist. */
export interface Address {
  machine: string;
  /** The state, by its path: `upgrading.open`; empty for the first one. */
  state: string;
  tenant: string;
  /** CSS pixels. */
  width: number;
  scheme: ScreenScheme;
  text: TextSize;
  view: View;
  /** What the frames differ in where a view shows several of one state. */
  axes: Axes;
  /** The way to the state, where it is not the shortest. */
  way: Way | null;
}

/** Reads `#/subscription/upgrading.open?tenant=harbor&w=390&start=0&path=…`. Whatever makes no sense is left out. */
export function parseAddress(hash: string): Address {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?', 2);
  const [machine = '', state = ''] = path.split('/').map(decoded);
  const given = new URLSearchParams(query);
  const ids = given.get('path');
  const start = Number(given.get('start') ?? 0);
  return {
    machine,
    state,
    tenant: given.get('tenant') ?? '',
    width: asWidth(given.get('w')) ?? 390,
    scheme: schemes.find((scheme) => scheme === given.get('scheme')) ?? 'system',
    text: textSizes.find((size) => String(size) === given.get('text')) ?? 100,
    view: views.find((view) => view === given.get('view')) ?? 'drawing',
    axes: parseAxes(given),
    way:
      ids === null && !given.has('start')
        ? null
        : {
            start: Number.isSafeInteger(start) && start >= 0 ? start : 0,
            path: ids ? ids.split(',').slice(0, 200) : [],
          },
  };
}

/** The link of an address, as a hash. */
export function hashOf(address: Address): string {
  const { machine, state, tenant, width, scheme, text: size, view, axes, way } = address;
  const query = new URLSearchParams();
  if (tenant !== '') query.set('tenant', tenant);
  if (width !== 390) query.set('w', String(width));
  if (scheme !== 'system') query.set('scheme', scheme);
  if (size !== 100) query.set('text', String(size));
  if (view !== 'drawing') query.set('view', view);
  writeAxes(query, axes);
  if (way && way.start > 0) query.set('start', String(way.start));
  if (way) query.set('path', way.path.join(','));
  const path = [machine, ...(state === '' ? [] : [state])].map(encodeURIComponent).join('/');
  const text = query.toString().replaceAll('%2C', ',').replaceAll('%7E', '~');
  return `#/${path}${text === '' ? '' : `?${text}`}`;
}

/** The link of the screen of an address alone. */
export function screenHash(address: Address): string {
  return hashOf({ ...address, view: 'drawing', axes: noAxes });
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
