import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  cardFrameName,
  frameScriptsName,
  hostingFolder,
  staticWorkerName,
  workerName,
} from '#server/bundles/distribution.ts';
import { cardFrameDocument } from '#server/card-frame/card-frame-document.ts';
import {
  cardFramePolicy,
  documentPolicy,
  inDocument,
  unknownPartners,
  type InlineSources,
} from '#server/content-policy.ts';
import type { Settings } from '#server/env.ts';
import { inlineSources, withProviderMark, withStyles } from './document.ts';
import { hostingFiles } from './hosting-files.ts';
import { filesOf, workerScript } from './offline-shell.ts';
import type { Shell } from './worker/shell-cache.ts';

/** What the files of a static build depend on. */
export type StaticSettings = Pick<Settings, 'offlineShell' | 'cardFormOrigins' | 'policySources'> & {
  apiHost: string;
};

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');

/** Sources that let in what stands in a static build's document. */
export const inlineIn = (document: string): InlineSources => ({
  styles: inlineSources(document, 'style'),
  scripts: inlineSources(document, 'script'),
});

const charset = '<meta charset="utf-8" />';
const statedPolicy = /<meta http-equiv="Content-Security-Policy" content="[^"]*" \/>/;

/** A document with its policy in it. */
const withPolicy = (document: string, policy: string) =>
  document.replace(
    charset,
    () => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}" />`,
  );

/** A static build's document for a server that sends the policy as a header. */
export const withoutPolicy = (document: string): string => document.replace(statedPolicy, '');

/** What the worker of a static build caches: another version for each document, and for each policy that is sent with it. */
export function shellOf(document: string, policy = ''): Shell {
  const version = createHash('sha256').update(document).update(policy).digest('hex').slice(0, 16);
  return { document: '/', version, files: filesOf(document) };
}

/**
 * Makes a build into files for any file server that answers unknown addresses with `index.html`: the document with its
 * styles and policy in it, the card form's frame, the worker, and the headers for some servers.
 */
export async function writeStaticFiles(folder: string, settings: StaticSettings): Promise<void> {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

  const styled = withStyles(read('index.html'), read).replaceAll(/ nonce="[^"]*"/g, '');
  const bare = withProviderMark(styled, settings);
  const { apiHost, policySources: sources } = settings;
  const policy = documentPolicy(inlineIn(bare), { apiHost, partners: unknownPartners(sources), sources });
  const document = withPolicy(bare, inDocument(policy));
  write('index.html', document);

  const { bootstrap } = JSON.parse(read(frameScriptsName)) as { bootstrap: string };
  // Nothing in the frame comes from an address, so a nonce that stays gives nobody anything.
  const nonce = hashOf(bootstrap).slice(0, 24);
  const framePolicy = cardFramePolicy(nonce, settings.cardFormOrigins);
  write(cardFrameName, await cardFrameDocument(bootstrap, nonce, inDocument(framePolicy)));

  write(staticWorkerName, workerScript(read(workerName), settings.offlineShell ? shellOf(document) : null));

  mkdirSync(join(folder, hostingFolder));
  for (const [name, text] of Object.entries(hostingFiles({ document: policy, cardFrame: framePolicy }))) {
    write(name, text);
  }
}
