import type { Context } from 'hono';
import { LRUCache } from 'lru-cache';
import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';

const deflate = promisify(deflateRaw);
const namesGzip = /(^|,)\s*gzip\s*(,|$)/i;
/** A gzip stream without a name or a time, and its empty last block (RFC 1952, RFC 1951). */
const head = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const lastBlock = Buffer.from([3, 0]);

/** Text of a document, and whether other documents have the same. */
export interface DocumentPiece {
  text: string;
  isShared: boolean;
}

/** Blocks of deflate that refer to nothing before them and end at a byte: they may stand beside any others. */
async function blocksOf(bytes: Buffer): Promise<Buffer> {
  return deflate(bytes, { finishFlush: constants.Z_SYNC_FLUSH });
}

interface Compressed {
  bytes: Buffer;
  blocks: Promise<Buffer>;
}

const shared = new LRUCache<string, Compressed>({ max: 32 });

function compressed({ text, isShared }: DocumentPiece): Compressed {
  const known = isShared ? shared.get(text) : undefined;
  if (known) return known;
  const bytes = Buffer.from(text);
  const made = { bytes, blocks: blocksOf(bytes) };
  if (isShared) shared.set(text, made);
  return made;
}

/** Neighbors that no other document has are compressed together. */
function joined(pieces: readonly DocumentPiece[]): DocumentPiece[] {
  const result: DocumentPiece[] = [];
  for (const piece of pieces) {
    const last = result.at(-1);
    if (last && !last.isShared && !piece.isShared) last.text += piece.text;
    else result.push({ ...piece });
  }
  return result;
}

/** A document as gzip. What it shares with others is compressed once. */
export async function gzipPieces(pieces: readonly DocumentPiece[]): Promise<Buffer> {
  const parts = joined(pieces).map(compressed);
  const end = Buffer.alloc(8);
  end.writeUInt32LE(parts.reduce((sum, { bytes }) => crc32(bytes, sum), 0));
  end.writeUInt32LE(
    parts.reduce((sum, { bytes }) => sum + bytes.length, 0),
    4,
  );
  return Buffer.concat([head, ...(await Promise.all(parts.map(({ blocks }) => blocks))), lastBlock, end]);
}

/** Answers with a document, compressed for whoever takes gzip as it is; any other wish is left to who compresses answers. */
export async function gzipDocument(c: Context, pieces: readonly DocumentPiece[]): Promise<Response> {
  c.header('Vary', 'Accept, Accept-Encoding');
  if (!namesGzip.test(c.req.header('accept-encoding') ?? ''))
    return c.html(pieces.map(({ text }) => text).join(''));
  c.header('Content-Type', 'text/html; charset=UTF-8');
  c.header('Content-Encoding', 'gzip');
  return c.body(new Uint8Array(await gzipPieces(pieces)));
}
