import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { UsageError } from '#paths/command-line.ts';
import { formModal } from './form-modal.ts';
import { formPage } from './form-page.ts';
import { namesOf } from './names.ts';
import { readsPage } from './reads-page.ts';
import { formListings, listIn, modalListings, pageListings, readListings } from './registration.ts';

const kinds = {
  'reads page': { filesOf: readsPage, listings: [pageListings, readListings] },
  'form page': { filesOf: formPage, listings: [pageListings, formListings] },
  'form modal': { filesOf: formModal, listings: [modalListings, formListings] },
} as const;

export type FlowKind = keyof typeof kinds;

/**
 * Writes a new flow and the call that it makes, and lists both; gives back the files that are new and those that changed.
 * A name that is wrong or taken changes nothing.
 */
export async function createFlow(
  root: string,
  kind: FlowKind,
  flowName: string,
  dataName: string,
): Promise<{ created: string[]; changed: string[] }> {
  const { filesOf, listings } = kinds[kind];
  const names = { flow: checkedNames(flowName), data: checkedNames(dataName) };
  const created = filesOf(names);
  const existing = [`machines/${flowName}`, ...Object.keys(created)].find((file) =>
    existsSync(join(root, file)),
  );
  if (existing) throw new UsageError(`${existing} exists already: choose another name.`);

  const changed = new Map<string, string>();
  for (const listing of listings.flatMap((listingsOf) => listingsOf(names))) {
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

function checkedNames(name: string) {
  const names = namesOf(name);
  if (!names) throw new UsageError(`"${name}" is no name. Use lower-case words and hyphens: gift-card.`);
  return names;
}
