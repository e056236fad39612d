import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { latePart } from '#src/layouts/late-parts.tsx';

const Words = () => <p>Here</p>;

/** A part whose code can't be had the first time. */
function lateOnce() {
  let isTime = false;
  let tries = 0;
  const Part = latePart(
    async () => {
      tries += 1;
      if (tries === 1) throw new Error('gone');
      return { default: Words };
    },
    () => isTime,
  );
  const room = document.createElement('div');
  const root = createRoot(room);
  onTestFinished(() => root.unmount());
  const draw = (isWanted: boolean) => flushSync(() => root.render(<Part isWanted={isWanted} />));
  return {
    draw,
    shown: () => room.textContent,
    tries: () => tries,
    comeTime: () => {
      isTime = true;
    },
  };
}

it('[HTTP-06] a part whose code could not be had is left out, and comes when it is wanted again', async () => {
  const { draw, shown, tries } = lateOnce();
  draw(true);
  await expect.poll(tries).toBe(1);
  expect(shown()).toBe('');
  draw(false);
  draw(true);
  await expect.poll(shown).toBe('Here');
  expect(tries()).toBe(2);
});

it('[HTTP-06] or when its moment is there, though it was wanted all the while', async () => {
  const { draw, shown, tries, comeTime } = lateOnce();
  draw(true);
  await expect.poll(tries).toBe(1);
  comeTime();
  draw(true);
  await expect.poll(shown).toBe('Here');
  draw(false);
  expect(shown(), 'it stays').toBe('Here');
});
