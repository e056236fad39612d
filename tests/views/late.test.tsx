import { Suspense } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { late } from '#src/ui/late/late.tsx';

const Words = ({ words }: { words: string }) => <p>{words}</p>;
const room = document.createElement('div');
let root = createRoot(room);

function draw(Part: ReturnType<typeof late<{ words: string }>>) {
  flushSync(() =>
    root.render(
      <Suspense fallback="Loading">
        <Part words="Here" />
      </Suspense>,
    ),
  );
}

afterEach(() => {
  root.unmount();
  root = createRoot(room);
});

it('[SPED-02] code that was fetched beforehand is drawn at once', async () => {
  const Part = late(async () => ({ default: Words }));
  await Part.load();
  draw(Part);
  expect(room.textContent).toBe('Here');
});

it('[SPED-02] code that is not there yet is drawn when it comes, and stays what it is when it is drawn again', async () => {
  const Part = late(async () => ({ default: Words }));
  draw(Part);
  expect(room.textContent).toBe('Loading');
  await expect.poll(() => room.textContent).toBe('Here');
  const drawn = room.firstElementChild;
  draw(Part);
  expect(room.firstElementChild).toBe(drawn);
});

it('[HTTP-06] code that could not be had when it was to be drawn is asked for once more, and drawn', async () => {
  root.unmount();
  root = createRoot(room, { onRecoverableError: () => {} });
  let tries = 0;
  const Part = late(async () => {
    tries += 1;
    if (tries === 1) throw new Error('gone');
    return { default: Words };
  });
  draw(Part);
  await expect.poll(() => room.textContent).toBe('Here');
  expect(tries).toBe(2);
});

it('[HTTP-06] code that is fetched anew comes with the styles that could not be had before', async () => {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = 'http://127.0.0.1:9/styles.css';
  const words = document.body.appendChild(document.createElement('p'));
  let tries = 0;
  const Part = late(async () => {
    tries += 1;
    if (tries > 1) return { default: Words };
    document.head.append(link);
    await new Promise((resolve) => link.addEventListener('error', resolve));
    throw new Error('There are no styles.');
  });
  await expect(Part.load()).rejects.toThrow('There are no styles.');
  link.href = 'data:text/css,p{letter-spacing:7px}';
  await Part.load();
  onTestFinished(() => {
    words.remove();
    document.head.querySelector(`link[href="${link.href}"]`)?.remove();
  });
  expect(getComputedStyle(words).letterSpacing).toBe('7px');
});
