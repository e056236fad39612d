import { Component, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { asAppError } from '#machines/domain/app-error.ts';
import { defaultTheme } from '#machines/domain/theme.ts';
import { declaredComponents, lazyComponent } from '#src/code/lazy-component.tsx';
import { lazyModule, OfflineError } from '#src/code/lazy-module.ts';
import { activityMessages } from '#src/flows/activity/activity.messages.ts';
import { modalModules } from '#src/routes/modals.ts';
import { startUpMessages } from '#src/messages/start-up.ts';

/** Stands for each late module. */
const stub = { isTime: false, failures: 0, loads: 0 };

async function loadStub() {
  stub.loads += 1;
  if (stub.loads <= stub.failures) throw new Error('gone');
  return { default: () => 'Here' };
}

/** The path of the module that is loaded; none for a modal, which is loaded by its entry of the registry. */
const pathOf = (load: () => unknown) => /src\/[\w/.-]+/.exec(load.toString())?.[0];

/** All of the app but its helpers for late code, its styles, and the module that starts it. */
const sources = import.meta.glob<string>(
  ['/src/**/*.{ts,tsx}', '!/src/code/**', '!/src/**/*.css.ts', '!/src/main.tsx'],
  { query: '?raw', import: 'default', eager: true },
);
const files = import.meta.glob(['/src/**/*.{ts,tsx}', '!/src/main.tsx']);

for (const [file, text] of Object.entries(sources)) if (/\blazyComponent\b/.test(text)) await files[file]?.();

const modalKinds = Object.keys(modalModules);
const parts = declaredComponents.map(({ load, options }) => {
  const hasTime = 'when' in options;
  const create = () =>
    lazyComponent<object>(loadStub, { ...options, ...(hasTime && { when: () => stub.isTime }) });
  return [pathOf(load) ?? `the ${modalKinds.shift()} modal`, { hasTime, create }] as const;
});

/** The first load starts to watch for stylesheets that fail. */
beforeAll(() => lazyModule(loadStub).load());

beforeEach(() => {
  Object.assign(stub, { isTime: false, failures: 0, loads: 0 });
});

it('[HTTP-06] all parts that the app loads late are looked at', () => {
  const imported = Object.entries(sources).flatMap(([file, text]) =>
    [...text.matchAll(/\blazyComponent(?:<\w+>)?\(\s*\(\) =>\s*import\('([^']+)'\)/g)].map(
      ([, target = '']) => new URL(target.replace(/^#/, '/'), `http://app${file}`).pathname.slice(1),
    ),
  );
  const modals = Object.keys(modalModules).map((kind) => `the ${kind} modal`);
  expect(parts.map(([name]) => name).toSorted()).toEqual([...imported, ...modals].toSorted());
});

const address = 'http://127.0.0.1:9/styles.css';

/** What can make a load fail: `raise` makes all loads fail, until the function that it returns is called. */
const obstacles: Readonly<Record<string, { message: string; raise: () => Promise<() => void> }>> = {
  'its code': {
    message: 'gone',
    raise: async () => {
      stub.failures = Infinity;
      return () => {
        stub.failures = 0;
      };
    },
  },
  'a connection': {
    message: 'There is no connection.',
    raise: async () => {
      const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      return () => onLine.mockRestore();
    },
  },
  'its styles': {
    message: `There is no ${address}.`,
    raise: async () => {
      const link = document.createElement('link');
      Object.assign(link, { rel: 'stylesheet', href: address });
      const failed = new Promise((resolve) => link.addEventListener('error', resolve));
      document.head.append(link);
      await failed;
      return () => {
        const last = document.head.querySelector<HTMLLinkElement>(`link[href="${address}"]`);
        if (last) last.href = 'data:text/css,p{letter-spacing:7px}';
        onTestFinished(() => document.head.querySelector('link[href^="data:text/css"]')?.remove());
      };
    },
  },
};

it.each(Object.entries(obstacles))(
  '[HTTP-06] code without %s is refused, and loaded once at the next try',
  async (_, { message, raise }) => {
    const code = lazyModule(loadStub);
    const clear = await raise();
    await expect(code.load()).rejects.toThrow(message);
    expect([code.current(), stub.loads]).toEqual([null, message === 'gone' ? 1 : 0]);
    code.preload();
    clear();
    await expect.poll(() => code.load().catch(() => null)).not.toBe(null);
    const [one, other] = await Promise.all([code.load(), code.load()]);
    expect([other, code.current()]).toEqual([one, one]);
  },
);

it('[HTTP-06] a missing connection is an error of calls, too', async () => {
  const clear = await obstacles['a connection']?.raise();
  const error = await lazyModule(loadStub).load().catch(asAppError);
  expect(error).toBeInstanceOf(OfflineError);
  expect(error).toMatchObject({ kind: 'offline' });
  clear?.();
});

it('[HTTP-06] styles that were missing are there with the code', async () => {
  const clear = await obstacles['its styles']?.raise();
  clear?.();
  await lazyModule(loadStub).load();
  const words = document.body.appendChild(document.createElement('p'));
  expect(getComputedStyle(words).letterSpacing).toBe('7px');
  words.remove();
});

class Boundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    return this.state.error ? `Stopped: ${this.state.error.message}` : this.props.children;
  }
}

const slide = { image: { key: 'hero_slide_1_image', imagePath: '/gone.svg', css: [] }, button: null };
const title = { key: 'hero_slide_1_title', value: 'Regional finals', css: [] };

/**
 * What stands in the place of a part, with the props for it, where that is more than nothing or the error boundary; a
 * way on is no second try.
 */
const instead: Readonly<Record<string, { props: object; shows: string; isWayOn?: boolean }>> = {
  'src/layouts/failure.tsx': { props: {}, shows: startUpMessages.unavailable.title },
  'src/flows/start-up/host.view.tsx': {
    props: { reason: 'forbidden' },
    shows: startUpMessages.unavailable.title,
  },
  'src/flows/activity/range-calendar.tsx': { props: {}, shows: activityMessages.calendar.failed },
  'src/flows/activity/chart.tsx': {
    props: { contributions: { items: [], total: 0 }, unit: 'day', currency: 'USD' },
    shows: activityMessages.chart.table.amount,
  },
  'src/flows/home/hero-carousel.view.tsx': {
    props: { theme: defaultTheme, slides: [{ ...slide, title, superTitle: null, subTitle: null }] },
    shows: title.value,
  },
  /** Its link can be copied all the same. */
  'src/flows/invite-link/share-link.view.tsx': { props: {}, shows: '' },
  'src/flows/receipt/paid-receipt.view.tsx': {
    props: { action: 'Continue', onAction: () => {} },
    shows: 'Continue',
    isWayOn: true,
  },
};

type Case = (typeof parts)[number];

const insteadOf = ([name, { hasTime }]: Case) => ({
  props: {},
  shows: hasTime ? '' : 'Stopped: ',
  isWayOn: false,
  ...instead[name],
});
const timed = parts.filter(([, { hasTime }]) => hasTime);
const stopping = parts.filter((each) => insteadOf(each).shows.startsWith('Stopped'));

/** Draws a part; another visit mounts it again. */
function stage(...part: Case) {
  const Drawn = part[1].create();
  const { props, shows, isWayOn } = insteadOf(part);
  const room = document.body.appendChild(document.createElement('div'));
  const root = createRoot(room, { onCaughtError: () => {}, onRecoverableError: () => {} });
  onTestFinished(() => {
    root.unmount();
    room.remove();
  });
  const draw = ({ isRequested, visit = 1 }: { isRequested: boolean; visit?: number }) =>
    flushSync(() =>
      root.render(
        <Boundary key={visit}>
          <Drawn {...props} isRequested={isRequested} />
        </Boundary>,
      ),
    );
  return { load: Drawn.load, room, draw, shows, isWayOn };
}

describe.each(Object.entries(obstacles))('without %s', (_, { message, raise }) => {
  it.each(parts)('[HTTP-06] %s says so or is left out, and is there at the next try', async (...part) => {
    const { load, room, draw, shows, isWayOn } = stage(...part);
    const isStopped = shows === 'Stopped: ';
    const clear = await raise();
    draw({ isRequested: true });
    await expect(load()).rejects.toThrow(message);
    await expect.poll(() => room.textContent).toContain(isStopped ? shows + message : shows);
    clear();
    const retry = isWayOn ? null : room.querySelector('button');
    if (part[1].hasTime) {
      draw({ isRequested: false });
      draw({ isRequested: true });
    } else if (retry) retry.click();
    else draw({ isRequested: true, visit: 2 });
    await expect.poll(() => room.textContent).toBe('Here');
  });
});

it.each(parts)('[SPED-02] %s is drawn at once where its code is there', async (...part) => {
  const { load, room, draw } = stage(...part);
  await load();
  draw({ isRequested: true });
  expect(room.textContent).toBe('Here');
  expect(stub.loads).toBe(1);
});

it.each(timed)(
  '[HTTP-06] %s comes when its time is there, though it was requested all the while',
  async (...part) => {
    stub.failures = 1;
    const { room, draw } = stage(...part);
    draw({ isRequested: true });
    await expect.poll(() => stub.loads).toBe(1);
    stub.isTime = true;
    draw({ isRequested: true });
    await expect.poll(() => room.textContent).toBe('Here');
    draw({ isRequested: false });
    expect(room.textContent, 'it stays').toBe('Here');
  },
);

it.each(timed)('[SPED-02] %s is not loaded before its time, and not drawn', async (...part) => {
  const { load, room, draw } = stage(...part);
  draw({ isRequested: false });
  const before = room.textContent;
  expect(stub.loads).toBe(0);
  await load();
  draw({ isRequested: false, visit: 2 });
  expect(room.textContent).toBe(before);
});

it.each(stopping)('[HTTP-06] %s tries once more by itself', async (...part) => {
  stub.failures = 1;
  const { room, draw } = stage(...part);
  draw({ isRequested: false });
  await expect.poll(() => room.textContent).toBe('Here');
  const before = room.firstChild;
  draw({ isRequested: false });
  expect(room.firstChild).toBe(before);
  expect(stub.loads).toBe(2);
});
