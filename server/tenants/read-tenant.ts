import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import * as v from 'valibot';
import { isLookName, looks } from '#machines/domain/look.ts';
import { safeHref, themeSchema, toDashed } from '#machines/domain/theme.ts';
import { findJsonFlaw } from '#server/json-flaws.ts';
import { StartError } from '#server/start-error.ts';
import { tenantSchema, type TenantFile } from './tenant-schema.ts';

export interface Picture {
  name: string;
  type: string;
  /** Base64. */
  content: string;
}

export interface ReadTenant {
  tenant: TenantFile;
  pictures: Picture[];
}

const largestPicture = 500 * 1024;
const types: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
};
/** How files of each kind begin, in Latin-1. */
const beginnings: Readonly<Record<string, RegExp>> = {
  '.svg': /^\s*(<\?xml[^>]*>\s*)?<svg[\s>]/,
  '.png': /^\x89PNG/,
  '.jpg': /^\xff\xd8\xff/,
  '.webp': /^RIFF[\s\S]{4}WEBP/,
};

function parse(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason';
    throw new StartError(`${file} can't be read (${reason}).`);
  }
  try {
    const parsed: unknown = JSON.parse(text);
    const flaw = findJsonFlaw(text);
    if (flaw !== null) throw new StartError(`${file}: ${flaw}`);
    return parsed;
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`${file} is no JSON: ${error instanceof Error ? error.message : 'unknown reason'}.`);
  }
}

const picturesOf = ({ theme, causes, offers }: TenantFile) =>
  new Set([
    ...Object.values(theme.images),
    ...causes.flatMap(({ image }) => image ?? []),
    ...offers.flatMap(({ logo, image }) => [logo, image ?? []].flat()),
  ]);

function pictureFault(folder: string, name: string): string | null {
  const path = join(folder, name);
  if (!existsSync(path)) return 'is not there';
  if (statSync(path).size > largestPicture) return 'is larger than 500 kB';
  const start = readFileSync(path).subarray(0, 400).toString('latin1');
  return beginnings[extname(name)]?.test(start) ? null : `is no ${extname(name).slice(1)}`;
}

function duplicates(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}

type Check = (tenant: TenantFile) => Iterable<string>;

/** What no single field shows. */
const checks: readonly Check[] = [
  function* ({ id, publicOrigin }) {
    if (publicOrigin !== null && new URL(publicOrigin).hostname.split('.')[0] !== id) {
      yield `publicOrigin: must begin with the label ${id}`;
    }
  },
  function* ({ tiers }) {
    for (const name of duplicates(tiers.map((tier) => tier.name))) yield `tiers: "${name}" is there twice`;
    if (tiers.length > 0 && tiers.every(({ hidden }) => hidden)) yield 'tiers: all are hidden';
  },
  function* ({ tiers, config }) {
    for (const [index, { plans, price, minRoundUp, maxRoundUp }] of tiers.entries()) {
      for (const frequency of duplicates(plans.map((plan) => plan.frequency))) {
        yield `tiers.${index}.plans: "${frequency}" is there twice`;
      }
      if (minRoundUp !== null && maxRoundUp !== null && minRoundUp > maxRoundUp) {
        yield `tiers.${index}.minRoundUp: is above maxRoundUp`;
      }
      if (price < 0 && config.membershipModel === 'subscription') {
        yield `tiers.${index}.price: a subscription rounds nothing up`;
      }
    }
  },
  function* ({ offers, categories }) {
    for (const [index, { category }] of offers.entries()) {
      if (categories[category] === undefined) {
        yield `offers.${index}.category: there is no category "${category}"`;
      }
    }
  },
  function* ({ categories }) {
    for (const name of duplicates(Object.values(categories))) yield `categories: "${name}" is there twice`;
  },
  function* ({ theme: { settings } }) {
    const taken = v.parse(themeSchema, { settings }).settings;
    for (const [name, value] of Object.entries(settings)) {
      if (isLookName(name)) {
        const known: readonly string[] = looks[name];
        if (!known.includes(value)) yield `theme.settings.${name}: "${value}" is none of ${known.join(', ')}`;
      } else if (taken[toDashed(name)] === undefined) yield `theme.settings.${name}: "${value}" is no color`;
    }
    if (settings['primary'] === undefined) yield 'theme.settings.primary: is missing';
  },
  function* ({ theme: { images } }) {
    if (images['logo'] === undefined) yield 'theme.images.logo: is missing';
  },
  function* ({ theme: { anchors } }) {
    for (const [name, { href }] of Object.entries(anchors)) {
      if (href !== '#' && safeHref(href) === '#') yield `theme.anchors.${name}.href: leads nowhere safe`;
    }
  },
];

/** Runs a check on a tenant whose form may be broken: what it can't read is a fault of the form, which is named anyway. */
function guarded(check: Check, tenant: TenantFile): string[] {
  try {
    return [...check(tenant)];
  } catch {
    return [];
  }
}

/** What is wrong with a field, in a sentence that begins with its path. */
function sentenceOf(issue: v.InferIssue<typeof tenantSchema>): string {
  const { message, expected } = issue;
  const path = v.getDotPath(issue) ?? 'the file';
  if (message.startsWith('Invalid key: Expected never')) return `${path}: is not known`;
  if (message.startsWith('Invalid key')) return `${path}: is missing`;
  return `${path}: ${message.startsWith('Invalid') ? `must be ${expected ?? 'something else'}` : message}`;
}

/** Reads a tenant's file with its pictures, or everything that is wrong with it. Rejects a file that is no JSON. */
export function readTenant(file: string): ReadTenant | { faults: string[] } {
  const parsed = v.safeParse(tenantSchema, parse(file));
  const tenant = parsed.output as TenantFile;
  const folder = dirname(file);
  const ofPictures: Check = function* (read) {
    for (const name of picturesOf(read)) {
      const fault = pictureFault(folder, name);
      if (fault !== null) yield `${name}: ${fault}`;
    }
  };
  const faults = [
    ...(parsed.issues ?? []).map(sentenceOf),
    ...[...checks, ofPictures].flatMap((check) => guarded(check, tenant)),
  ];
  if (faults.length > 0) return { faults };
  const pictures = [...picturesOf(tenant)].map((name) => ({
    name,
    type: types[extname(name)] ?? '',
    content: readFileSync(join(folder, name)).toString('base64'),
  }));
  return { tenant, pictures };
}
