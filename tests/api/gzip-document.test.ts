import { gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { describe, expect, test } from 'vitest';
import { gzipDocument } from '#server/app/gzip-document.ts';

const whole = `<style>${'.a{color:red}'.repeat(400)}</style><p>Zoë 日本 🚤</p>`;

const app = new Hono().use(compress()).get('/', (c) => gzipDocument(c, whole));
const ask = (accepted?: string) =>
  app.request('/', { headers: accepted === undefined ? {} : { 'accept-encoding': accepted } });

describe('a document as gzip', () => {
  test.each(['gzip', 'gzip, deflate, br, zstd', 'br, GZIP'])(
    'is sent to whoever takes it: %s',
    async (accepted) => {
      const response = await ask(accepted);
      const { headers } = response;
      const packed = Buffer.from(await response.arrayBuffer());
      expect(gunzipSync(packed).toString()).toBe(whole);
      expect(packed.length).toBeLessThan(whole.length / 20);
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
