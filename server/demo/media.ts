import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What `/media/…` answers with. */
export interface Media {
  type: string;
  body: string;
}

const folder = fileURLToPath(new URL('media', import.meta.url));

const types: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

let all: ReadonlyMap<string, Media> | null = null;

function readAll(): ReadonlyMap<string, Media> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return new Map(
    names.flatMap((name) => {
      const type = types[extname(name)];
      if (type === undefined) return [];
      return [[`/media/${name}`, { type, body: readFileSync(join(folder, name), 'utf8') }]];
    }),
  );
}

/** Every path of a picture or a page, such as `/media/varsity/logo.svg`, with what is there. Read once. */
export function allMedia(): ReadonlyMap<string, Media> {
  all ??= readAll();
  return all;
}
