import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { routeNames } from '#machines/domain/routes.ts';
import { rules } from '#machines/navigation/rules.ts';
import { casesOf, endOf, ends, visit } from '#gallery/atlas/atlas.ts';
import {
  atlasHash,
  everything,
  filtered,
  isAtlas,
  leftOut,
  parseAtlas,
  type AtlasFilter,
} from '#gallery/atlas/atlas-address.ts';
import { atlasCsv, atlasMarkdown } from '#gallery/atlas/atlas-export.ts';
import { clientWith, flags, ownClient } from '#gallery/atlas/client-flags.ts';
import { people } from '#gallery/atlas/people.ts';
import { appAddress, tryItAt } from '#gallery/atlas/try-it.ts';
import { guardsFor } from '#tests/support/guards.ts';

const person = (id: string) => {
  const found = people.find((each) => each.id === id);
  if (!found) throw new Error(`There is no "${id}".`);
  return found;
};
const demo = (id: string, has: string[]) => ({ ...clientWith(has), id, name: id, isDemo: true });
const clients = [demo('varsity', ['tiers', 'referrals', 'videos']), demo('roundup', ['amex'])];
const cases = casesOf(clients, people);
const anyFlags = fc.subarray(flags.map(({ id }) => id));

describe('the guard atlas', () => {
  it('[FLOW-04] shows for every page and person what the guards’ chart does, and names guards that hold', () => {
    const visits = fc.record({
      asked: fc.constantFrom(...routeNames),
      who: fc.constantFrom(...people),
      has: anyFlags,
    });
    fc.assert(
      fc.property(visits, ({ asked, who, has }) => {
        const facts = { ...who.facts, ...clientWith(has).facts };
        const { kind, ends: route, hops } = visit(asked, facts);
        const output = guardsFor(asked, facts);
        expect({ kind, route }).toEqual({ kind: output.kind, route: output.route });
        const left = output.kind === 'show' ? output.hops : [...output.hops, output.route];
        expect(hops.map(({ from }) => from)).toEqual(left);
        const isHeld = hops.map(({ from, guard }) =>
          rules[guard as keyof typeof rules]({ route: from, facts }),
        );
        expect(isHeld).toEqual(hops.map(() => true));
      }),
      { numRuns: 600 },
    );
  });

  it('[FLOW-04] gives each redirect its reason in turn', () => {
    expect(visit('login', { ...person('suspended').facts, ...clientWith(['tiers']).facts })).toEqual({
      kind: 'show',
      ends: 'renew',
      hops: [
        { from: 'login', guard: 'isSignedInAtEntrance', reason: 'signed in, at login or sign-up' },
        {
          from: 'home',
          guard: 'needsRenewal',
          reason: 'the membership is suspended, or in a status the app does not know',
        },
      ],
    });
    expect(visit('sign-up', { ...person('visitor').facts, ...clientWith(['landing']).facts })).toEqual({
      kind: 'leave',
      ends: 'sign-up',
      hops: [
        {
          from: 'sign-up',
          guard: 'leavesForLandingPage',
          reason: 'sign-up, and the client has a landing page',
        },
      ],
    });
  });

  it('[FLOW-04] has one case for clients that behave alike, and each page for each person at every client once', () => {
    const reported = cases.flatMap(({ asked, person: { id }, clients: at }) =>
      at.map((client) => `${asked} ${id} ${client.id}`),
    );
    expect(new Set(reported).size).toBe(reported.length);
    expect(reported).toHaveLength(routeNames.length * people.length * clients.length);
    expect(cases.filter(({ asked, person: { id } }) => asked === 'videos' && id === 'active')).toMatchObject([
      { clients: [{ id: 'varsity' }], hops: [] },
      { clients: [{ id: 'roundup' }], ends: 'home' },
    ]);
  });

  it('[FLOW-04] stores its filter in the link', () => {
    const filter: fc.Arbitrary<AtlasFilter> = fc
      .record({
        page: fc.constantFrom('' as const, ...routeNames),
        who: fc.constantFrom('', ...people.map(({ id }) => id)),
        client: fc.constantFrom('', 'varsity', ownClient),
        flags: anyFlags,
        ends: fc.constantFrom('' as const, ...ends),
        isRedirected: fc.boolean(),
      })
      .map((each) => (each.client === ownClient ? each : { ...each, flags: [] }));
    fc.assert(
      fc.property(filter, (each) => {
        expect(isAtlas(atlasHash(each))).toBe(true);
        expect(parseAtlas(atlasHash(each), ['varsity'])).toEqual(each);
        expect(leftOut(atlasHash(each), ['varsity'])).toBe(null);
      }),
    );
  });

  it.each([
    '#/atlas',
    '#/atlas?',
    '#/atlas?page=nowhere&who=<b>&client=x&ends=%&has=',
    '#/atlas?has=tiers&x',
  ])('[FLOW-04] shows everything where a link makes no sense: %s', (hash) => {
    expect(isAtlas(hash)).toBe(true);
    expect({ ...parseAtlas(hash, ['varsity']), flags: [] }).toEqual(everything);
  });

  it.each([
    ['#/atlas?page=nowhere', 'The atlas does not know “nowhere”: left out of the filter.'],
    [
      '#/atlas?has=tiers,wings&pages=home',
      'The atlas does not know “wings”, “pages”: left out of the filter.',
    ],
    [
      '#/atlas?page=nowhere&who=<b>&client=x&ends=%25&y',
      'The atlas does not know “nowhere”, “<b>”, “x” and 2 more: left out of the filter.',
    ],
    [
      `#/atlas?who=${'y'.repeat(100)}`,
      `The atlas does not know “${'y'.repeat(60)}…”: left out of the filter.`,
    ],
  ])('[FLOW-04] says in one line what of a link it does not know: %s', (hash, line) => {
    expect(leftOut(hash, ['varsity'])).toBe(line);
  });

  it('[FLOW-04] leaves every other link to the gallery', () => {
    expect(['', '#/', '#/login', '#/atlasses', '#/navigation?atlas'].filter(isAtlas)).toEqual([]);
  });

  it('[FLOW-04] filters by page, person, client, end, and what is redirected', () => {
    const shown = filtered(cases, {
      page: 'videos',
      who: '',
      client: 'roundup',
      flags: [],
      ends: 'home',
      isRedirected: true,
    });
    expect(shown.map(({ person: { id } }) => id)).toEqual(
      expect.arrayContaining(['active', 'overdue', 'admin']),
    );
    for (const each of shown) {
      expect(each.asked).toBe('videos');
      expect(endOf(each)).toBe('home');
      expect(each.hops.length).toBeGreaterThan(0);
      expect(each.clients.map(({ id }) => id)).toEqual(['roundup']);
    }
    expect(filtered(cases, { ...everything, who: 'left' }).every((each) => each.person.id === 'left')).toBe(
      true,
    );
    expect(filtered(cases, everything)).toEqual(cases);
  });

  it('[FLOW-04] is written as CSV and as Markdown, a line for each case', () => {
    const shown = filtered(cases, { ...everything, page: 'login', who: 'suspended' });
    expect(atlasCsv(shown)).toBe(
      [
        'Page,Path,Who,Clients,Ends on,Why',
        'Log in,/login,Suspended,"varsity, roundup",Renew membership,"Log in: signed in, at login or sign-up; then Home: the membership is suspended, or in a status the app does not know"',
        '',
      ].join('\r\n'),
    );
    expect(atlasMarkdown(shown, 'https://x.example/#/atlas').split('\n')).toEqual([
      '| Page | Path | Who | Clients | Ends on | Why |',
      '| --- | --- | --- | --- | --- | --- |',
      '| Log in | /login | Suspended | varsity, roundup | Renew membership | Log in: signed in, at login or sign-up; then Home: the membership is suspended, or in a status the app does not know |',
      '',
      '[Open in the guard atlas](https://x.example/#/atlas)',
      '',
    ]);
  });

  it('[FLOW-04] leads to the sandbox of the reader’s app, for whom it can make', () => {
    const [varsity] = clients;
    const at = (text: string, id: string, client = varsity) => {
      const [found] = filtered(cases, { ...everything, page: 'sign-up-tiers', who: id });
      return found && client ? tryItAt(appAddress(text), found, client) : 'none';
    };
    expect(at('http://localhost:4173', 'suspended')).toBe(
      'http://varsity.localhost:4173/sandbox/visit?as=suspended&to=/sign-up/tiers',
    );
    expect(at('https://rewards.example/', 'visitor')).toBe(
      'https://varsity.rewards.example/sandbox/visit?as=nobody&to=/sign-up/tiers',
    );
    expect(at('http://localhost:4173', 'unknown')).toBeNull();
    expect(at('http://localhost:4173', 'suspended', clientWith([]))).toBeNull();
    expect(at('javascript:alert(1)', 'suspended')).toBeNull();
    expect(at('nothing', 'suspended')).toBeNull();
  });
});
