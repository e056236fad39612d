import '#src/theme/global.css.ts';
import { afterEach, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { defaultTheme, type HeroSlide } from '#machines/domain/theme.ts';
import { HeroFrame } from '#src/flows/home/hero-slides.tsx';

afterEach(() => page.viewport(1440, 900));

const slideWith = (imagePath: string): HeroSlide => ({
  image: { key: 'hero_slide_1_image', imagePath, css: [] },
  superTitle: null,
  title: { key: 'hero_slide_1_title', value: 'Regional finals', css: [] },
  subTitle: null,
  button: null,
});

async function titleBox(imagePath: string): Promise<DOMRect> {
  const { unmount, container } = await render(
    <HeroFrame theme={defaultTheme} slides={[slideWith(imagePath)]} />,
  );
  const isMissing = imagePath === '/gone.svg';
  await expect.poll(() => container.querySelector('img') === null).toBe(isMissing);
  await expect.poll(() => container.querySelector('img')?.complete ?? true).toBe(true);
  const box = page.getByRole('heading', { name: 'Regional finals' }).element().getBoundingClientRect();
  await unmount();
  return box;
}

const drawn =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><path d="M0 0h600v400H0z"/></svg>';

it.each([390, 1440])(
  '[SPED-01] the words of a slide stand where they stand without its picture, at %i px',
  async (width) => {
    await page.viewport(width, 844);
    const { top, left } = await titleBox(drawn);
    const without = await titleBox('/gone.svg');
    expect([without.top, without.left]).toEqual([top, left]);
  },
);
