import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Picture } from '#src/ui/picture/picture.tsx';
import { PictureOrigin } from '#src/ui/picture/picture-origin.ts';

test('[BACK-01] a picture with a path is loaded from the API, where that stands elsewhere', async () => {
  const origin = 'https://api.example';
  const path = '/media/gull.svg';
  await render(
    <PictureOrigin value={origin}>
      <Picture src={path} alt="By path" loading="lazy" />
      <Picture src="https://cdn.example/gull.svg" alt="By address" loading="lazy" />
    </PictureOrigin>,
  );
  const sources = [...document.querySelectorAll('img')].map(({ alt, src }) => [alt, src]);
  expect(sources).toEqual([
    ['By path', `${origin}${path}`],
    ['By address', 'https://cdn.example/gull.svg'],
  ]);
});
