import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sortColumns } from '#machines/domain/transaction.ts';
import type { TestClient } from '#tests/support/api-client.ts';
import { signInDemo } from '#tests/support/api-demo-members.ts';
import { countedPage } from '#tests/support/api-activity.ts';
import { createTestServer, type TestServer } from '#tests/support/api-server.ts';

let server: TestServer;
let member: TestClient;
beforeAll(async () => {
  server = await createTestServer();
  member = await signInDemo(server, 'active');
});
afterAll(() => server.close());
beforeEach(() => server.services.throttle.clear());

const anyPage = countedPage(v.looseObject({ id: v.string() }));

const sorts = sortColumns.flatMap((column) => [column, `-${column}`]);

/** Each list that comes in pages, in each order, and a size with which a page begins within the purchases of a card. */
const lists: readonly (readonly [path: string, query: string, pageSize: number])[] = [
  ...sorts.map((sort) => ['/transactions', `sort=${sort}`, 91] as const),
  ...sorts.map((sort) => ['/transactions', `sort=${sort}&dateFrom=2026-10-01&dateTo=2026-10-31`, 7] as const),
  ['/membership/charges', '', 4],
  ['/payouts', '', 3],
  ['/referrals', '', 2],
  ['/users/me/history', '', 4],
  ['/users/me/updates', '', 3],
  ['/rewards', 'featured=0', 17],
  ['/rewards/search', 'search=a', 17],
];

async function pageAt(path: string, query: string, pageSize: number, pageNumber: number) {
  const response = await member.get(`${path}?${query}&pageSize=${pageSize}&pageNumber=${pageNumber}`);
  expect(response.status).toBe(200);
  return v.parse(anyPage, await response.json());
}

describe('the pages of a list', () => {
  test.each(lists)(
    '[ACTV-02] are as long as asked, and together the whole: %s?%s',
    async (path, query, size) => {
      const whole = await pageAt(path, query, 0, 1);
      const { items, total } = whole;
      expect(items).toHaveLength(total);
      expect(new Set(items.map(({ id }) => id)).size).toBe(total);
      expect(total).toBeGreaterThan(size);
      for (let at = 0; at <= total; at += size) {
        const pageNumber = at / size + 1;
        expect(await pageAt(path, query, size, pageNumber)).toEqual({
          ...whole,
          items: items.slice(at, at + size),
          pageNumber,
          pageSize: size,
        });
      }
    },
  );
});
