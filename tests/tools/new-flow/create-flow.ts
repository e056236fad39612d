import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { UsageError } from '#paths/command-line.ts';
import { namesOf } from './names.ts';
import { modalFiles } from './modal-templates.ts';
import { pageFiles } from './page-templates.ts';
import { listIn, modalListings, pageListings } from './registration.ts';

const kinds = {
  page: { filesOf: pageFiles, listingsOf: pageListings },
  modal: { filesOf: modalFiles, listingsOf: modalListings },
};

export type FlowKind = keyof typeof kinds;

/** Writes a new flow and lists it; gives back the files that are new and those that changed. Nothing is half done. */
export async function createFlow(
  root: string,
  name: string,
  kind: FlowKind,
): Promise<{ created: string[]; changed: string[] }> {
  const names = namesOf(name);
  if (!names)
    throw new UsageError(`"${name}" is no name for a flow. Use lower-case words and hyphens: gift-card.`);
  const { filesOf, listingsOf } = kinds[kind];
  const created = filesOf(names);
  const existing = [`machines/${name}`, ...Object.keys(created)].find((file) => existsSync(join(root, file)));
  if (existing) throw new UsageError(`There is a flow "${name}" already: ${existing}.`);

  const changed = new Map<string, string>();
  for (const listing of listingsOf(names)) {
    const before = changed.get(listing.file) ?? readFileSync(join(root, listing.file), 'utf8');
    const source = listIn(before, listing);
    if (source === null) throw new UsageError(`${listing.file} has no place where a flow could be listed.`);
    changed.set(listing.file, source);
  }
  const style = await resolveConfig(join(root, 'package.json'));
  for (const [file, text] of [...Object.entries(created), ...changed]) {
    const path = join(root, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, file.endsWith('.txt') ? text : await format(text, { ...style, filepath: path }));
  }
  return { created: Object.keys(created), changed: [...changed.keys()] };
}
