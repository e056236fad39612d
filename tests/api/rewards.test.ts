import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { categorySchema, rewardSchema, type Reward } from '#machines/domain/reward.ts';
import { rewards } from '#server/db/activity-schema.ts';
import { countedPage, type CountedPage } from '#tests/support/api-activity.ts';
import type { TestClient } from '#tests/support/api-client.ts';
import { createTestServer, testNow, type TestServer } from '#tests/support/api-server.ts';

let server: TestServer;
let member: TestClient;
beforeAll(async () => {
  server = await createTestServer();
  member = server.client();
  await member.login();
});
afterAll(() => server.close());
beforeEach(() => server.services.throttle.clear());

const rewardPage = countedPage(rewardSchema);

async function pageOf(query: string): Promise<CountedPage<Reward>> {
  const response = await member.get(`/rewards${query}`);
  expect(response.status).toBe(200);
  return v.parse(rewardPage, await response.json());
}

const names = ({ items }: CountedPage<Reward>) => items.map(({ id }) => id);

describe('GET /rewards', () => {
  test('[HTTP-01] gives twenty offers unless asked otherwise, and says how many there are', async () => {
    const first = await pageOf('');
    expect(first).toMatchObject({ pageNumber: 1, pageSize: 20 });
    expect(first.items).toHaveLength(20);
    expect(first.total).toBeGreaterThanOrEqual(60);
  });

  test('[HTTP-01] gives every offer once over its pages', async () => {
    const all = await pageOf('?pageSize=0');
    expect(all.items).toHaveLength(all.total);
    const pages: string[] = [];
    for (let pageNumber = 1; pageNumber <= Math.ceil(all.total / 25); pageNumber += 1) {
      pages.push(...names(await pageOf(`?pageSize=25&pageNumber=${pageNumber}`)));
    }
    expect(pages).toEqual(names(all));
    expect(new Set(pages).size).toBe(all.total);
    expect((await pageOf('?pageNumber=1000')).items).toEqual([]);
  });

  test('[HTTP-01] parts featured offers from the others', async () => {
    const [featured, others, all] = [
      await pageOf('?featured=1'),
      await pageOf('?featured=0'),
      await pageOf(''),
    ];
    expect(featured.items.length).toBeGreaterThan(0);
    expect(featured.items.every(({ isFeatured }) => isFeatured)).toBe(true);
    expect(others.items.some(({ isFeatured }) => isFeatured)).toBe(false);
    expect(featured.total + others.total).toBe(all.total);
  });

  test('[HTTP-01] filters by category', async () => {
    const { data } = v.parse(
      v.object({ data: v.array(categorySchema) }),
      await (await member.get('/categories')).json(),
    );
    expect(data.length).toBeGreaterThan(0);
    for (const { platformName } of data) {
      const found = await pageOf(`?pageSize=0&category=${encodeURIComponent(platformName)}`);
      expect(found.items.length).toBeGreaterThan(0);
      expect(found.items.every(({ category }) => category === platformName)).toBe(true);
    }
    expect((await pageOf('?category=nothing')).items).toEqual([]);
  });

  test('[HTTP-01] finds part of a name in any case', async () => {
    const [sample] = (await pageOf('?pageSize=1')).items;
    const part = sample?.brand.slice(1, 4).toUpperCase() ?? '';
    expect(names(await pageOf(`?pageSize=0&search=${encodeURIComponent(part)}`))).toContain(sample?.id);
  });

  test('[HTTP-01] finds a brand whatever stands between its words, and with "and" for "&"', async () => {
    const all = await pageOf('?pageSize=0');
    const joined = all.items.filter(({ brand }) => brand.includes(' & '));
    expect(joined.length).toBeGreaterThan(0);
    for (const { id, brand } of joined) {
      for (const search of [
        brand,
        brand.replace(' & ', ' and '),
        brand.replaceAll(' ', '   '),
        brand.replaceAll(' ', '').toUpperCase(),
      ]) {
        const found = await pageOf(`?pageSize=0&search=${encodeURIComponent(search)}`);
        expect(names(found)).toContain(id);
      }
    }
    expect((await pageOf('?pageSize=0&search=and')).items.length).toBeLessThan(all.items.length);
  });

  test.each(['%', '_', '\\', "' or 1=1 --", '%25', '"'])(
    '[HTTP-01] takes %s for plain text in a search',
    async (search) => {
      const found = await pageOf(`?pageSize=0&search=${encodeURIComponent(search)}`);
      expect(found.items.every(({ brand, nameShort }) => `${brand} ${nameShort}`.includes(search))).toBe(
        true,
      );
    },
  );

  test('[DEAL-11] finds a brand with accents without them, and the other way round', async () => {
    const { db } = server.services;
    const [first] = (await pageOf('?pageSize=1')).items;
    const [id, brand] = [first?.id ?? '', first?.brand ?? ''];
    await db.update(rewards).set({ brand: 'Café Zürich-Nord' }).where(eq(rewards.id, id));
    for (const search of ['cafe zurich nord', 'CAFÉZÜRICH', 'zu\u0308rich', 'càfé']) {
      const { items } = await pageOf(`?pageSize=0&search=${encodeURIComponent(search)}`);
      expect(items.map((each) => each.brand)).toEqual(['Café Zürich-Nord']);
    }
    await db.update(rewards).set({ brand }).where(eq(rewards.id, id));
  });

  test('[HTTP-01] finds what is near, the nearest first, with its distance', async () => {
    const all = (await pageOf('?pageSize=0')).items.filter(({ locations }) => locations.length > 0);
    const [here] = all[0]?.locations ?? [];
    const near = await pageOf(`?pageSize=0&latitude=${here?.latitude}&longitude=${here?.longitude}`);
    const distances = near.items.map(({ locations }) => locations[0]?.distanceKm ?? Infinity);
    expect(near.items.length).toBe(near.total);
    expect(distances[0]).toBe(0);
    expect(distances).toEqual([...distances].sort((left, right) => left - right));
    expect(Math.max(...distances)).toBeLessThanOrEqual(40);

    const nearer = await pageOf(
      `?pageSize=0&latitude=${here?.latitude}&longitude=${here?.longitude}&radiusKm=0.5`,
    );
    expect(nearer.total).toBeLessThanOrEqual(near.total);
    expect((await pageOf('?latitude=-48.9&longitude=-123.4')).items).toEqual([]);
  });

  test.each([
    ['varsity', /^\$\d+\.\d\d back on \$\d+\.\d\d$/],
    ['harbor', /^CAD\u00a0\d+\.\d\d back on CAD\u00a0\d+\.\d\d$/],
  ])('[FRMT-01] [DEAL-01] %s says what an offer earns in its own money', async (tenant, pattern) => {
    const there = server.client(`${tenant}.localhost`);
    await there.login();
    const answer = v.parse(rewardPage, await (await there.get('/rewards?pageSize=0')).json());
    const texts = answer.items.map(({ rewardText }) => rewardText);
    const amounts = texts.filter((text) => !/^\d+% cash back$/.test(text));
    expect(amounts.length).toBeGreaterThan(3);
    for (const text of amounts) expect(text).toMatch(pattern);
  });

  test('[HTTP-01] leaves out offers that have ended', async () => {
    const [sample] = (await pageOf('?pageSize=1')).items;
    const id = sample?.id ?? '';
    const mine = and(eq(rewards.clientId, 'varsity'), eq(rewards.id, id));
    const [row] = await server.db.select().from(rewards).where(mine);
    await server.db
      .update(rewards)
      .set({ endsAt: new Date(testNow.getTime() - 1000) })
      .where(mine);
    expect(names(await pageOf('?pageSize=0'))).not.toContain(id);
    await server.db
      .update(rewards)
      .set({ endsAt: row?.endsAt ?? null })
      .where(mine);
  });

  test.each([
    ['pageSize=x', 'pageSize'],
    ['pageSize=-1', 'pageSize'],
    ['pageSize=1001', 'pageSize'],
    ['pageSize=1e3', 'pageSize'],
    ['pageNumber=0', 'pageNumber'],
    ['pageNumber=1.5', 'pageNumber'],
    ['featured=yes', 'featured'],
    ['latitude=91&longitude=0', 'latitude'],
    ['latitude=0&longitude=181', 'longitude'],
    ['latitude=NaN&longitude=0', 'latitude'],
    ['latitude=1', 'latitude'],
    ['longitude=1', 'latitude'],
    ['latitude=1&longitude=1&radiusKm=-3', 'radiusKm'],
    [`search=${'x'.repeat(101)}`, 'search'],
  ])('[HTTP-02] answers 422 for ?%s', async (query, field) => {
    const response = await member.get(`/rewards?${query}`);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: { [field]: [expect.any(String)] } });
  });
});

describe('GET /rewards/search', () => {
  test('[HTTP-01] finds offers by name', async () => {
    const [sample] = (await pageOf('?pageSize=1')).items;
    const response = await member.get(
      `/rewards/search?search=${encodeURIComponent(sample?.brand ?? '')}&pageSize=10&pageNumber=1`,
    );
    const found = v.parse(rewardPage, await response.json());
    expect(names(found)).toContain(sample?.id);
    expect(found.pageSize).toBe(10);
  });

  test.each(['', '?search=', '?search=%20%20', '?pageSize=10'])(
    '[HTTP-02] refuses an empty search %j with i_reward_001',
    async (query) => {
      const response = await member.get(`/rewards/search${query}`);
      expect(response.status).toBe(520);
      expect(await response.json()).toMatchObject({ code: 'i_reward_001' });
    },
  );

  test('[HTTP-02] refuses the sixty-first search in a minute', async () => {
    for (let count = 0; count < 60; count += 1) {
      expect((await member.get('/rewards/search?search=a&pageSize=1')).status).toBe(200);
    }
    const response = await member.get('/rewards/search?search=a');
    expect(response.status).toBe(520);
    expect(await response.json()).toMatchObject({ code: 'i_auth_005' });
    expect(response.headers.get('retry-after')).toBe('60');
    expect((await member.get('/rewards')).status).toBe(200);
  });
});

describe('GET /rewards/{id}', () => {
  test('[HTTP-01] gives the offer as the list has it', async () => {
    const [sample] = (await pageOf('?pageSize=1')).items;
    const response = await member.get(`/rewards/${sample?.id}`);
    expect(response.status).toBe(200);
    expect(v.parse(rewardSchema, await response.json())).toEqual(sample);
  });

  test('[HTTP-01] [DEAL-06] is gone once the offer has ended', async () => {
    const [sample] = (await pageOf('?pageSize=1')).items;
    const id = sample?.id ?? '';
    const mine = and(eq(rewards.clientId, 'varsity'), eq(rewards.id, id));
    const [row] = await server.db.select().from(rewards).where(mine);
    await server.db.update(rewards).set({ endsAt: testNow }).where(mine);
    expect((await member.get(`/rewards/${id}`)).status).toBe(404);
    await server.db
      .update(rewards)
      .set({ endsAt: row?.endsAt ?? null })
      .where(mine);
    expect((await member.get(`/rewards/${id}`)).status).toBe(200);
  });

  test('[HTTP-01] [DEAL-04] lists the shops by their distance from a place, the nearest first', async () => {
    const several = (await pageOf('?pageSize=0')).items.find(({ locations }) => locations.length > 1);
    const last = several?.locations.at(-1);
    const address = `/rewards/${several?.id}?latitude=${last?.latitude}&longitude=${last?.longitude}`;
    const { locations } = v.parse(rewardSchema, await (await member.get(address)).json());
    const distances = locations.map(({ distanceKm }) => distanceKm ?? Infinity);
    expect(distances).toHaveLength(several?.locations.length ?? 0);
    expect(distances[0]).toBe(0);
    expect(distances).toEqual(distances.toSorted((left, right) => left - right));
    expect((await member.get(`/rewards/${several?.id}?latitude=1`)).status).toBe(422);
  });

  test.each(['nothing', '1', '00000000-0000-4000-8000-000000000000', "1'--", '%00'])(
    '[HTTP-02] answers 404 for %s',
    async (id) => {
      expect((await member.get(`/rewards/${id}`)).status).toBe(404);
    },
  );
});
