import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { affinityId } from '#server/demo/tenants/tenant.ts';
import { codeOf, ledgerOf, signInAs } from '#tests/support/api-members.ts';
import { createTestServer, type TestServer } from '#tests/support/api-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const path = '/membership/affinities';
const rowing = affinityId('varsity', 'rowing');

describe('the affinities', () => {
  test('[JOIN-06] are the client’s own, in their order, with none chosen at first', async () => {
    const member = await signInAs(server, 'new', 'harbor');
    const item = (slug: string, name: string) => ({
      id: affinityId('harbor', slug),
      name,
      imagePath: `/media/affinities/${slug}.svg`,
    });
    expect(await (await member.get(path)).json()).toEqual({
      items: [
        item('sea-rescue', 'Lifeboat and sea rescue'),
        item('harbour-food-bank', 'Harbour food bank'),
        item('coastal-clean-up', 'Coastal clean-up'),
        item('youth-sailing', 'Youth sailing'),
        item('island-meals', 'Hot meals for islanders'),
        item('lighthouse-keepers', 'Lighthouse keepers'),
      ],
      selectedId: null,
    });
  });

  test('[JOIN-06] are an empty list where the client has none', async () => {
    const member = await signInAs(server, 'new', 'roundup');
    expect(await (await member.get(path)).json()).toEqual({ items: [], selectedId: null });
  });

  test('[JOIN-06] store the choice, and change it', async () => {
    const member = await signInAs(server, 'abandoned');
    for (const slug of ['rowing', 'tennis']) {
      const response = await member.post(path, { affinityId: affinityId('varsity', slug) });
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({ membership: { status: 'abandoned_checkout' } });
      expect(await (await member.get(path)).json()).toMatchObject({
        selectedId: affinityId('varsity', slug),
      });
    }
  });

  test.each([
    ['another client’s', affinityId('harbor', 'sea-rescue')],
    ['an unknown one', '00000000-0000-4000-8000-000000000000'],
    ['what is no id', "rowing' --"],
    ['nothing', ''],
    ['a number', 7],
  ])('[JOIN-06] answer 422 for %s', async (_, id) => {
    const member = await signInAs(server, 'abandoned');
    const response = await member.post(path, { affinityId: id });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: { affinityId: [expect.any(String)] } });
    expect((await ledgerOf(server, member)).membership?.affinityId).toBeNull();
  });

  test('[JOIN-06] are chosen by members: others get i_member_002, nobody 401', async () => {
    const person = await signInAs(server, 'nonmember');
    expect(await codeOf(await person.post(path, { affinityId: rowing }))).toBe('i_member_002');
    expect((await person.get(path)).status).toBe(200);
    expect((await server.client().get(path)).status).toBe(401);
    expect((await server.client().post(path, { affinityId: rowing })).status).toBe(401);
  });

  test('[JOIN-06] change nobody else’s choice', async () => {
    const [member, other] = [await signInAs(server, 'abandoned'), await signInAs(server, 'abandoned')];
    await member.post(path, { affinityId: rowing });
    expect((await ledgerOf(server, other)).membership?.affinityId).toBeNull();
  });
});
