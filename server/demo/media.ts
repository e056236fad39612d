import { causePictures, sportPictures } from './art/affinities.ts';
import { landingPage, landingStyle } from './art/landing.ts';
import { offerLogo, offerPicture } from './art/offers/pictures.ts';
import { harborReferral, rescue } from './art/scenes/harbor-night.ts';
import { harbour, wharf } from './art/scenes/harbor.ts';
import { garden, roundupReferral } from './art/scenes/roundup-garden.ts';
import { coins, street } from './art/scenes/roundup.ts';
import { stadium, varsityReferral } from './art/scenes/varsity-stadium.ts';
import { rowing, track } from './art/scenes/varsity.ts';
import * as marks from './art/tenant-marks.ts';

/** What `/media/…` answers with. */
export interface Media {
  type: string;
  body: string;
}

const drawings: Readonly<Record<string, string>> = {
  'varsity/logo': marks.varsityLogo,
  'varsity/favicon': marks.varsityFavicon,
  'varsity/hero-1': track,
  'varsity/hero-2': rowing,
  'varsity/hero-3': stadium,
  'varsity/referral-bg': varsityReferral,
  'roundup/logo': marks.roundupLogo,
  'roundup/favicon': marks.roundupFavicon,
  'roundup/hero-1': coins,
  'roundup/hero-2': street,
  'roundup/hero-3': garden,
  'roundup/referral-bg': roundupReferral,
  'harbor/logo': marks.harborLogo,
  'harbor/favicon': marks.harborFavicon,
  'harbor/hero-1': harbour,
  'harbor/hero-2': wharf,
  'harbor/hero-3': rescue,
  'harbor/referral-bg': harborReferral,
};

const affinities: Readonly<Record<string, string>> = { ...sportPictures, ...causePictures };

const pages: Readonly<Record<string, Media>> = {
  '/media/harbor/landing.html': { type: 'text/html; charset=utf-8', body: landingPage },
  '/media/harbor/landing.css': { type: 'text/css; charset=utf-8', body: landingStyle },
};

function drawing(folder: string, name: string): string | null {
  if (folder === 'offers') return name.endsWith('-wide') ? offerPicture(name.slice(0, -5)) : offerLogo(name);
  if (folder === 'affinities') return own(affinities, name);
  return own(drawings, `${folder}/${name}`);
}

function own<Value>(table: Readonly<Record<string, Value>>, key: string): Value | null {
  return Object.hasOwn(table, key) ? (table[key] ?? null) : null;
}

/**
 * The picture or page at a path such as `/media/varsity/logo.svg`, or null where there is none.
 * SVGs bear neither style nor script; the landing page loads its style and pictures from `/media` alone.
 */
export function renderMedia(path: string): Media | null {
  const match = /^\/media\/([a-z]+)\/([a-z0-9-]+)\.svg$/.exec(path);
  if (match === null) return own(pages, path);
  const body = drawing(match[1] ?? '', match[2] ?? '');
  return body === null ? null : { type: 'image/svg+xml', body };
}
