import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { LRUCache } from 'lru-cache';
import { iconSizes } from './icon-address.ts';

const renderedMaximum = 60;
const rendered = new LRUCache<string, Uint8Array<ArrayBuffer>>({ max: renderedMaximum });

let library: ReturnType<typeof load> | null = null;

async function load() {
  const found = await import('@resvg/resvg-wasm');
  const file = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
  await found.initWasm(await readFile(file));
  return found;
}

/**
 * A drawing as a square PNG of so many pixels, in its middle; on white where a home screen would put black behind it.
 * Null for a drawing that can't be read.
 */
export async function renderIcon(
  svg: string | Buffer,
  size: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const key = `${size} ${createHash('sha256').update(svg).digest('base64')}`;
  const known = rendered.get(key);
  if (known) return known;
  library ??= load();
  const { Resvg } = await library;
  const data = Buffer.from(svg).toString('base64');
  const square = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><image width="${size}" height="${size}" href="data:image/svg+xml;base64,${data}"/></svg>`;
  try {
    new Resvg(Buffer.from(svg).toString()).free();
    const image = new Resvg(square, size === iconSizes.touch ? { background: '#ffffff' } : {});
    const png = new Uint8Array(image.render().asPng());
    image.free();
    rendered.set(key, png);
    return png;
  } catch {
    return null;
  }
}
