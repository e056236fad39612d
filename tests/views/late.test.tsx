import { Suspense } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
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
