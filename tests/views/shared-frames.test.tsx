import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Markup } from '#src/critical-css.ts';
import { renderMembersFrame, shareMembersFrame, startMembersFrame } from '#src/ssr-entry.tsx';
import { answersOf, programmes, secret, states } from '#tests/support/frame-members.ts';

const pathnames = ['/', '/account', '/rewards', '/activity'];

const names = [
  { firstName: 'Maya', lastName: 'Brooks' },
  { firstName: '</script><script>alert(1)</script>', lastName: '"><img src=x onerror=alert(1)>' },
  { firstName: `'"&amp;<b>`, lastName: '&' },
  { firstName: '$& $1 $`', lastName: "$'" },
  { firstName: ' style="color:red"', lastName: ' data-style="0"' },
  { firstName: '\uE000\uE001', lastName: '\uE002\uE003' },
  { firstName: '🦊 Fox', lastName: '' },
  { firstName: 'שלום', lastName: 'כהן' },
  { firstName: 'نور </script>', lastName: '\u202Eevil' },
  { firstName: '', lastName: 'Okoro' },
  { firstName: '', lastName: '' },
];

type Programme = (typeof programmes)[number];
type State = (typeof states)[string];

function requestOf({ client, programme, tiers }: Programme, pathname: string, state: State, index: number) {
  const own = answersOf(state, names[index % names.length] ?? { firstName: '', lastName: '' }, tiers.at(-1));
  const page = { client, pathname, consent: null };
  return { shared: { ...page, programme, own }, direct: { ...page, answers: { ...programme, ...own } } };
}

/** Fills frames out of a cache, as the server does. */
function frames() {
  const made = new Map<string, unknown>();
  const fill = async (shared: Parameters<typeof shareMembersFrame>[0]): Promise<Markup | null> => {
    const frame = shareMembersFrame(shared);
    if (frame === null) return null;
    const template = made.get(frame.key) ?? (await frame.make());
    made.set(frame.key, template);
    return frame.fill(template as Parameters<typeof frame.fill>[0]);
  };
  return { made, fill };
}

/** The markup in the page, with its styles where React wrote them. */
function show({ markup, rules }: Markup): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = markup;
  for (const [, index = '', style = ''] of rules.matchAll(/\[data-style="(\d+)"\]\{([^}]*)\}/g)) {
    for (const each of container.querySelectorAll(`[data-style="${index}"]`)) {
      each.setAttribute('style', style);
      each.removeAttribute('data-style');
    }
  }
  document.body.append(container);
  onTestFinished(() => container.remove());
  return container;
}

/** Hydrates a member's frame; gives what React complains of. */
async function complaints(
  shown: Markup,
  direct: Parameters<typeof startMembersFrame>[0],
): Promise<unknown[]> {
  const written = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const container = show(shown);
  const page = await startMembersFrame(direct);
  const recovered: unknown[] = [];
  const noted = (error: unknown) => recovered.push(error);
  const options = { onRecoverableError: noted, onUncaughtError: noted };
  const root = flushSync(() => hydrateRoot(container, page?.view, options));
  expect(Object.keys(container.querySelector('#content') ?? {}).join()).toContain('__reactProps');
  root.unmount();
  page?.stop();
  const found = [...recovered, ...written.mock.calls];
  written.mockRestore();
  return found;
}

describe.each(programmes)('the frames that the members of $client share', (programme) => {
  it.each(pathnames)(
    '[SPED-01] [SPED-02] are at %s to the letter what React renders, whoever came before',
    async (pathname) => {
      const { made, fill } = frames();
      for (const state of Object.values(states)) {
        for (const index of names.keys()) {
          const request = requestOf(programme, pathname, state, index);
          expect(await fill(request.shared)).toEqual(await renderMembersFrame(request.direct));
        }
      }
      expect(made.size).toBeLessThan(Object.keys(states).length * names.length);
    },
  );

  it('[SPED-02] hold nothing of a member, nor does what they are known by', async () => {
    const { made, fill } = frames();
    const named = { firstName: `${secret}first`, lastName: `${secret}last` };
    const { client, programme: answers, tiers } = programme;
    for (const state of Object.values(states)) {
      const own = answersOf(state, named, tiers[0]);
      const page = { client, pathname: '/', consent: null };
      await fill({ ...page, programme: answers, own });
    }
    expect(JSON.stringify([...made])).not.toContain(secret);
  });

  it('[SPED-01] [SPED-02] hydrate without a warning', async () => {
    const { fill } = frames();
    for (const [place, state] of Object.values(states).entries()) {
      const request = requestOf(programme, '/', state, place);
      const shown = await fill(request.shared);
      expect(await complaints(shown ?? { markup: '', rules: '' }, request.direct)).toEqual([]);
    }
  });
});

describe('the frames that members share', () => {
  const [programme] = programmes as [Programme];
  const active = states['active'] ?? {};

  it('[SPED-02] another member’s name in a frame would be noticed by React', async () => {
    const { fill } = frames();
    const shown = await fill(requestOf(programme, '/', active, 0).shared);
    const other = requestOf(programme, '/', active, 1).direct;
    expect(await complaints(shown ?? { markup: '', rules: '' }, other)).not.toEqual([]);
  });

  it('[SPED-02] a tenant’s text with the signs that stand for names stays as it is', async () => {
    const theme = {
      theme: { labels: [{ key: 'footer_title', value: '\uE000\uE001 \uE002\uE003', css: '' }] },
    };
    const odd = { ...programme, programme: { ...programme.programme, theme } };
    const request = requestOf(odd, '/', active, 0);
    const shown = await frames().fill(request.shared);
    expect(shown).toEqual(await renderMembersFrame(request.direct));
    expect(shown?.markup).toContain('\uE000\uE001 \uE002\uE003');
  });

  it('[SPED-02] other answers about cookies, pages and plans have frames of their own', async () => {
    const keyOf = (change: object) =>
      shareMembersFrame({ ...requestOf(programme, '/', active, 0).shared, ...change })?.key;
    const other = requestOf(programme, '/', states['that left'] ?? {}, 0).shared.own;
    const keys = [{}, { consent: 'accepted' }, { pathname: '/account' }, { own: other }].map(keyOf);
    expect(new Set(keys).size).toBe(4);
    expect(shareMembersFrame({ ...requestOf(programme, '/login', active, 0).shared })).toBe(null);
  });
});
