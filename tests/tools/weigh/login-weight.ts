import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as v from 'valibot';
import { distribution } from '#server/app/build.ts';

const manifestSchema = v.record(
  v.string(),
  v.object({ file: v.string(), name: v.optional(v.string()), imports: v.optional(v.array(v.string()), []) }),
);

type Manifest = v.InferOutput<typeof manifestSchema>;

/** The document's script. */
const entry = 'index.html';

/** What the login page needs beside it; a part without a file of its own came with the document's script. */
const loginParts = ['src/routes/public-layout.tsx', 'src/flows/login/login.page.tsx'];

/** In kB gz, 1000 bytes each: the JavaScript that the login page may load first. */
export const budget = 150;

export interface WeighedFile {
  file: string;
  /** Bytes, compressed with gzip. */
  bytes: number;
}

/** The scripts that the built login page loads first, the heaviest first. */
export function weighLogin(folder = distribution): WeighedFile[] {
  const manifest = readManifest(folder);
  const lazyParts = loginParts.filter((part) => {
    if (!existsSync(part)) throw new Error(`There is no ${part} to weigh.`);
    return part in manifest;
  });
  return weigh(folder, scriptsOf(manifest, [entry, ...lazyParts]));
}

/** The script that every page loads after the first ones: toasts, and the words of all errors. */
export function weighLate(folder = distribution): WeighedFile[] {
  const late = Object.values(readManifest(folder)).filter(({ name }) => name === 'late');
  if (late.length === 0) throw new Error('The build has no late part.');
  return weigh(
    folder,
    late.map(({ file }) => file).filter((file) => file.endsWith('.js')),
  );
}

function readManifest(folder: string): Manifest {
  return v.parse(manifestSchema, JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')));
}

function weigh(folder: string, files: readonly string[]): WeighedFile[] {
  return files
    .map((file) => ({ file, bytes: gzipSync(readFileSync(join(folder, file)), { level: 9 }).length }))
    .toSorted((one, other) => other.bytes - one.bytes);
}

/** The scripts of some parts and of everything that they import, each once. */
function scriptsOf(manifest: Manifest, parts: readonly string[]): string[] {
  const found = new Set(parts);
  for (const part of found) {
    const chunk = manifest[part];
    if (!chunk) throw new Error(`The build has no part "${part}".`);
    for (const imported of chunk.imports) found.add(imported);
  }
  return [...found].flatMap((part) => manifest[part]?.file ?? []).filter((file) => file.endsWith('.js'));
}
