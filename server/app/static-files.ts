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
import { cardFramePolicy, documentPolicy, inDocument, unknownPartners } from '#server/content-policy.ts';
import type { Settings } from '#server/env.ts';
import { withProviderMark, withStyles } from './document.ts';
import { hostingFiles } from './hosting-files.ts';
import { filesOf, workerScript } from './offline-shell.ts';

/** What the files of a static build depend on. */
export type StaticSettings = Pick<Settings, 'offlineShell' | 'cardFormOrigins' | 'policySources'> & {
  apiHost: string;
};

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');

/** Sources that let in the styles that stand in a document. */
export const stylesIn = (document: string): string[] =>
  [...document.matchAll(/<style>([^]*?)<\/style>/g)].map(([, rules = '']) => `'sha256-${hashOf(rules)}'`);

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
  const policy = documentPolicy(stylesIn(bare), { apiHost, partners: unknownPartners(sources), sources });
  const document = withPolicy(bare, inDocument(policy));
  write('index.html', document);

  const { bootstrap } = JSON.parse(read(frameScriptsName)) as { bootstrap: string };
  // Nothing in the frame comes from an address, so a nonce that stays gives nobody anything.
  const nonce = hashOf(bootstrap).slice(0, 24);
  const framePolicy = cardFramePolicy(nonce, settings.cardFormOrigins);
  write(cardFrameName, await cardFrameDocument(bootstrap, nonce, inDocument(framePolicy)));

  const version = createHash('sha256').update(document).digest('hex').slice(0, 16);
  const shell = settings.offlineShell ? { document: '/', version, files: filesOf(document) } : null;
  write(staticWorkerName, workerScript(read(workerName), shell));

  mkdirSync(join(folder, hostingFolder));
  for (const [name, text] of Object.entries(hostingFiles({ document: policy, cardFrame: framePolicy }))) {
    write(name, text);
  }
}
