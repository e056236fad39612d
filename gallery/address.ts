import type { Way } from './screens/ways.ts';

export const widths = [390, 1440] as const;
export type Width = (typeof widths)[number];
export const views = ['drawing', 'screens', 'story'] as const;
export type View = (typeof views)[number];

/** What a link into the gallery names. Nothing in it need exist. */
export interface Address {
  machine: string;
  /** The state, by its path: `upgrading.open`; empty for the first one. */
  state: string;
  tenant: string;
  width: Width;
  view: View;
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
    width: widths.find((width) => String(width) === given.get('w')) ?? 390,
    view: views.find((view) => view === given.get('view')) ?? 'drawing',
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
export function hashOf({ machine, state, tenant, width, view, way }: Address): string {
  const query = new URLSearchParams();
  if (tenant !== '') query.set('tenant', tenant);
  if (width !== 390) query.set('w', String(width));
  if (view !== 'drawing') query.set('view', view);
  if (way && way.start > 0) query.set('start', String(way.start));
  if (way) query.set('path', way.path.join(','));
  const path = [machine, ...(state === '' ? [] : [state])].map(encodeURIComponent).join('/');
  const text = query.toString().replaceAll('%2C', ',').replaceAll('%7E', '~');
  return `#/${path}${text === '' ? '' : `?${text}`}`;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
