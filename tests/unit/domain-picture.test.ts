import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { affinitiesSchema } from '#machines/domain/affinity.ts';
import { pictureAt } from '#machines/domain/picture.ts';
import { rewardSchema } from '#machines/domain/reward.ts';
import { themeSchema } from '#machines/domain/theme.ts';

describe('the address of a picture', () => {
  test.each([
    ['http://cdn.example/logo.svg', 'http://cdn.example/logo.svg'],
    ['/media/logo.svg', '/media/logo.svg'],
    ['media/logo.svg', '/media/logo.svg'],
    ['media/logo.svg?v=2', '/media/logo.svg?v=2'],
    ['//cdn.example/logo.svg', 'https://cdn.example/logo.svg'],
    ['data:image/png;base64,iVBO', 'data:image/png;base64,iVBO'],
    ['/\\evil.example/x.svg', ''],
    ['///evil.example/x.svg', ''],
    ['javascript:alert(1)', ''],
    ['data:image/svg+xml,x', ''],
    ['../secret.svg', ''],
    ['', ''],
  ])('[BOOT-06] %j is taken as %j', (imagePath, address) => {
    const { images } = v.parse(themeSchema, { images: [{ key: 'logo', imagePath }] });
    expect(images).toEqual([{ key: 'logo', imagePath: address, css: [] }]);
    const names = { id: 1, brand: 'Gull', nameShort: 'Gull' };
    const offer = v.parse(rewardSchema, { ...names, logo: imagePath, image: imagePath });
    expect([offer.logo, offer.image]).toEqual([address, address || null]);
    const { items } = v.parse(affinitiesSchema, { items: [{ id: 1, name: 'Rowing', imagePath }] });
    expect(items).toEqual([{ id: '1', name: 'Rowing', imagePath: address }]);
  });

  test.each([
    ['/media/logo.svg', 'https://api.example/media/logo.svg'],
    ['https://cdn.example/logo.svg', 'https://cdn.example/logo.svg'],
    ['data:image/png;base64,iVBO', 'data:image/png;base64,iVBO'],
  ])('[BACK-01] %j of an API elsewhere leads to %j', (address, source) => {
    expect(pictureAt('https://api.example', address)).toBe(source);
    expect(pictureAt('', address)).toBe(address);
  });
});
