import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import * as v from 'valibot';
import { findJsonFlaw, type JsonFlaw } from '#server/json-flaws.ts';
import { StartError } from '#server/start-error.ts';
import { checks, type Check } from './tenant-checks.ts';
import { picturePath, tenantSchema, type TenantFile } from './tenant-schema.ts';

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
/** How far into a file its kind may show, after comments. */
const largestStart = 4096;
const types: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
};
/** How files of each kind begin, in Latin-1. */
const beginnings: Readonly<Record<string, RegExp>> = {
  '.svg': /^(\xef\xbb\xbf)?\s*((<\?xml[^>]*>|<!--[^]*?-->|<!DOCTYPE[^>]*>)\s*)*<svg[\s>]/i,
  '.png': /^\x89PNG/,
  '.jpg': /^\xff\xd8\xff/,
  '.webp': /^RIFF[\s\S]{4}WEBP/,
};

const flawTexts: Readonly<Record<JsonFlaw['kind'], (token: string) => string>> = {
  duplicate: (name) => `${name} is there twice in one object`,
  inexact: (number) => `${number} has too many digits`,
};

function parse(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason';
    throw new StartError(`${file} can't be read (${reason}).`);
  }
  try {
    const parsed: unknown = JSON.parse(text);
    const flaw = findJsonFlaw(text);
    if (flaw !== null) throw new StartError(`${file}: ${flawTexts[flaw.kind](flaw.token)}.`);
    return parsed;
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`${file} is no JSON: ${error instanceof Error ? error.message : 'unknown reason'}.`);
  }
}

const picturesOf = ({ theme, causes, offers }: TenantFile) =>
  new Set(
    [
      ...Object.values(theme.images),
      ...causes.flatMap(({ image }) => image ?? []),
      ...offers.flatMap(({ logo, image }) => [logo, image ?? []].flat()),
    ].filter((name) => picturePath.test(name)),
  );

function pictureFault(folder: string, name: string): string | null {
  const path = join(folder, name);
  if (!existsSync(path)) return 'is not there';
  if (statSync(path).size > largestPicture) return 'is larger than 500 kB';
  const start = readFileSync(path).subarray(0, largestStart).toString('latin1');
  return beginnings[extname(name)]?.test(start) ? null : `is no ${extname(name).slice(1)}`;
}

/** Runs a check on a tenant whose form may be broken: what it can't read is a fault of the form, which is named anyway. */
function guarded(check: Check, tenant: TenantFile): string[] {
  try {
    return [...check(tenant)];
  } catch {
    return [];
  }
}

const kinds: Readonly<Record<string, string>> = {
  Array: 'a list',
  Object: 'an object',
  string: 'a text',
  number: 'a number',
};
const bounds: readonly [sign: string, words: string][] = [
  ['>=', 'at least '],
  ['<=', 'at most '],
  ['>', 'above '],
];

/** What Valibot expects, in words. */
function inWords(expected: string): string {
  const bound = bounds.find(([sign]) => expected.startsWith(sign));
  return bound ? bound[1] + expected.slice(bound[0].length) : (kinds[expected] ?? expected);
}

/** What is wrong with a field, in a sentence that begins with its path. */
function sentenceOf(issue: v.InferIssue<typeof tenantSchema>): string {
  const { message, expected } = issue;
  const path = v.getDotPath(issue) ?? 'the file';
  if (message.startsWith('Invalid key: Expected never')) return `${path}: is not known`;
  if (message.startsWith('Invalid key')) return `${path}: is missing`;
  const isOwn = !message.startsWith('Invalid');
  return `${path}: ${isOwn ? message : `must be ${expected === null ? 'something else' : inWords(expected)}`}`;
}

/** Reads a tenant's file with its pictures, or everything that is wrong with it. Rejects a file that is no JSON. */
export function readTenant(file: string): ReadTenant | { faults: string[] } {
  const given = parse(file);
  if (Array.isArray(given)) return { faults: ['the file: must be an object'] };
  const parsed = v.safeParse(tenantSchema, given);
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
