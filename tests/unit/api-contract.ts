import { describe, expect, test } from 'vitest';
import type { MadeCall } from './api-cases/made-call.ts';
import { answer, isCsrfCall, stubApi } from './api-stub.ts';

/** What holds for every call that has an answer. */
export function describeCalls(made: readonly MadeCall[]): void {
  describe('each call', () => {
    test.each(made)(
      '[HTTP-01] $name is sent as the call table says',
      async ({ make, method, url, json, headers, body }) => {
        const stub = stubApi(() => answer(body));
        await make(stub);
        const request = stub.sent.find((each) => !isCsrfCall(each));
        expect(request).toEqual({
          method,
          url,
          json,
          credentials: 'include',
          headers: {
            accept: 'application/json',
            ...(method !== 'GET' && { 'content-type': 'application/json' }),
            ...headers,
            ...(method !== 'GET' && { 'x-xsrf-token': 'token-1' }),
          },
        });
      },
    );

    test.each(made)(
      '[HTTP-01] $name is read at the top and one level deeper',
      async ({ make, body, output }) => {
        for (const reported of [body, { data: body }]) {
          expect({ output: await make(stubApi(() => answer(reported))) }).toMatchObject({ output });
        }
      },
    );

    const strict = made.filter(({ takesAnything }) => takesAnything !== true);

    test.each(strict)('[HTTP-06] $name refuses an answer of the wrong shape', async ({ make, isList }) => {
      const broken = { kind: 'unexpected', reason: 'contract' };
      const lists = isList ? [] : [[], { data: [null] }];
      for (const body of [{}, null, 'text', 7, ...lists]) {
        await expect(make(stubApi(() => answer(body)))).rejects.toEqual(broken);
      }
    });

    const lists = made.filter(({ isList }) => isList);

    test.runIf(lists.length > 0).each(lists)(
      '[BACK-03] $name takes the rows alone, under items and under data',
      async ({ make }) => {
        const read = async (body: unknown) => JSON.stringify(await make(stubApi(() => answer(body))));
        const none = await read({ items: [] });
        expect(await read([])).toBe(none);
        expect(await read({ data: [] })).toBe(none);
        expect(await read({ data: { items: [] } })).toBe(none);
      },
    );

    test.each(strict)('[HTTP-06] $name refuses a page of HTML and a cut body', async ({ make }) => {
      const broken = { kind: 'unexpected', reason: 'contract' };
      for (const text of ['<!doctype html><title>Hotel Wi-Fi</title>', '{"items":[', '']) {
        await expect(make(stubApi(() => new Response(text)))).rejects.toEqual(broken);
      }
    });
  });
}
