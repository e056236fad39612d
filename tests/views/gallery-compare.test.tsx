import { afterEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { parseAddress } from '#gallery/address.ts';
import { simulateForcedColors } from '#gallery/screens/forced-colors.ts';
import { tenants } from '#gallery/screens/tenants.ts';
import { axesOf, frameAt, frameRows } from '#gallery/site/frames.ts';
import { placeOf } from '#gallery/site/place.ts';
import { useTurn } from '#gallery/site/turns.ts';
import { useRef } from 'react';

const at = (hash: string) => placeOf(parseAddress(hash));

describe('screens side by side', () => {
  it('[FLOW-16] are those of every tenant until the link names some, and of one width, scheme and size each', () => {
    const all = tenants.map(({ name }) => `${name} · 390 px`);
    const titles = (hash: string) =>
      frameRows(at(hash).address).map((frames) => frames.map(({ title }) => title));
    expect(titles('#/login?view=compare')).toEqual([all]);
    expect(titles('#/login?view=screens&tenant=harbor&w=1440')).toEqual([['Harbor Giving · 1440 px']]);
    expect(titles('#/login?view=compare&in=harbor,nobody&widths=390,768&schemes=light,forced')).toEqual([
      ['Harbor Giving · 390 px · Light'],
      ['Harbor Giving · 390 px · Forced colors'],
      ['Harbor Giving · 768 px · Light'],
      ['Harbor Giving · 768 px · Forced colors'],
    ]);
    expect(axesOf(at('#/login?view=compare&texts=200').address).texts).toEqual([200]);
  });

  it('[FLOW-16] say where a tenant lacks the state, or a step to it', () => {
    const notes = (hash: string) => {
      const place = at(hash);
      return frameRows(place.address)
        .flat()
        .map((frame) => {
          const { lacks, note } = frameAt(place, frame);
          return [frame.tenant.id, lacks, note];
        });
    };
    expect(notes('#/subscription/tier?tenant=varsity&view=compare&in=varsity,roundup')).toEqual([
      ['varsity', null, null],
      ['roundup', expect.stringMatching(/^Roundup /), null],
    ]);
    const step = 'form.submit~submit-email-and-password';
    expect(notes(`#/login/sending?tenant=varsity&view=compare&in=varsity,harbor&path=${step}`)).toEqual([
      ['varsity', null, null],
      ['harbor', null, null],
    ]);
  });

  it('[FLOW-16] are loaded when they are near, and unloaded when they are away', async () => {
    const look: { intersects: (isNear: boolean) => void } = { intersects: () => {} };
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(receive: (entries: { isIntersecting: boolean }[]) => void) {
          look.intersects = (isNear) => receive([{ isIntersecting: isNear }]);
        }
        observe() {}
        disconnect() {}
      },
    );
    function Screen() {
      const ref = useRef<HTMLDivElement>(null);
      const { mayLoad } = useTurn(ref, { isWaiting: true, isRequested: false, isBrief: true });
      return <div ref={ref}>{mayLoad ? 'loaded' : 'away'}</div>;
    }
    const { getByText } = await render(<Screen />);
    await expect.element(getByText('away')).toBeVisible();
    look.intersects(true);
    await expect.element(getByText('loaded')).toBeVisible();
    look.intersects(false);
    await expect.element(getByText('away')).toBeVisible();
    look.intersects(true);
    await expect.element(getByText('loaded')).toBeVisible();
    vi.unstubAllGlobals();
  });
});

describe('the simulation of forced colors', () => {
  afterEach(() => {
    document.adoptedStyleSheets = [];
    document.documentElement.removeAttribute('style');
  });

  it('[FLOW-16] has system colors for those of the theme, and the rules of the app for forced colors before them', async () => {
    document.documentElement.style.setProperty('--surface', 'rgb(1, 2, 3)');
    document.documentElement.style.setProperty('--gap', '8px');
    await render(
      <>
        <style>{'@media (forced-colors: active) { .chosen { color: rgb(4, 5, 6) } }'}</style>
        <p style={{ background: 'var(--surface)', color: 'red' }}>Plain</p>
        <p className="chosen">Chosen</p>
        <svg>
          <rect fill="var(--surface)" />
        </svg>
      </>,
    );
    simulateForcedColors(document);
    const styleOf = (selector: string) => {
      const element = document.querySelector(selector);
      if (!element) throw new Error(`There is no ${selector}.`);
      return getComputedStyle(element);
    };
    const [plain, body] = [styleOf('p'), styleOf('body')];
    expect([plain.color, plain.backgroundColor]).toEqual(['rgb(255, 255, 255)', body.backgroundColor]);
    expect(styleOf('.chosen').color).toBe('rgb(4, 5, 6)');
    expect(styleOf('rect').fill).toBe('rgb(1, 2, 3)');
    expect(getComputedStyle(document.documentElement).getPropertyValue('--gap')).toBe('8px');
  });
});
