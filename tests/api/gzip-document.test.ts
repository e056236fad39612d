import { gunzipSync, gzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { describe, expect, test } from 'vitest';
import { gzipDocument, gzipPieces, type DocumentPiece } from '#server/app/gzip-document.ts';

const rules = '.a{color:red}'.repeat(400);
const piece = (text: string, isShared = false): DocumentPiece => ({ text, isShared });
const document = [piece('<style>'), piece(rules, true), piece('</style>'), piece('<p>Zoë 日本 🚤</p>')];
const whole = document.map(({ text }) => text).join('');

const app = new Hono().use(compress()).get('/', (c) => gzipDocument(c, document));
const ask = (accepted?: string) =>
  app.request('/', { headers: accepted === undefined ? {} : { 'accept-encoding': accepted } });

describe('a document as gzip', () => {
  test.each([
    ['nothing', []],
    ['an empty text', [piece('')]],
    ['one piece', [piece('a')]],
    ['a shared piece alone', [piece(rules, true)]],
    ['shared pieces beside each other', [piece(rules, true), piece(rules, true)]],
    ['all kinds', document],
  ])('unpacks to its text, again and again: %s', async (_, pieces) => {
    const text = pieces.map((each) => each.text).join('');
    for (const packed of [await gzipPieces(pieces), await gzipPieces(pieces)]) {
      expect(gunzipSync(packed).toString()).toBe(text);
    }
  });

  test('is hardly longer than one that is packed as a whole, and leaves the pieces as they are', async () => {
    const given = structuredClone(document);
    expect((await gzipPieces(given)).length).toBeLessThan(gzipSync(whole).length + 60);
    expect(given).toEqual(document);
  });

  test.each(['gzip', 'gzip, deflate, br, zstd', 'br, GZIP'])(
    'is sent to whoever takes it: %s',
    async (accepted) => {
      const response = await ask(accepted);
      const { headers } = response;
      expect(gunzipSync(Buffer.from(await response.arrayBuffer())).toString()).toBe(whole);
      expect(headers.get('content-encoding')).toBe('gzip');
      expect(headers.get('content-type')).toBe('text/html; charset=UTF-8');
      expect(headers.get('vary')).toBe('Accept, Accept-Encoding');
    },
  );

  test.each([undefined, 'identity', 'br', 'gzip;q=0', 'x-gzip'])(
    'is not sent to whoever does not: %s',
    async (accepted) => {
      const response = await ask(accepted);
      expect(response.headers.get('content-encoding')).toBeNull();
      expect(response.headers.get('vary')).toBe('Accept, Accept-Encoding');
      expect(await response.text()).toBe(whole);
    },
  );
});
