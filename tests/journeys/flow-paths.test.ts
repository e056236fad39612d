import { productPaths } from '#paths/play/product-paths.ts';
import { test } from '#tests/support/path-test.ts';

const playable = productPaths().filter(({ why }) => why === null);

/**
 * `npm test` plays the first story of each flow that changes something at the server, and the path with failures and
 * time; the whole product plays all.
 */
const changing = playable.filter(({ play }) =>
  Object.values(play.calls).some(({ method }) => method !== 'GET'),
);
const firsts = new Set(changing.map(({ machine }) => changing.find((each) => each.machine === machine)));
const longest = playable
  .filter(({ machine }) => machine === 'login')
  .toSorted((one, other) => other.path.steps.length - one.path.steps.length)[0];

for (const each of playable) {
  const isUsual = firsts.has(each) || each === longest;
  const tag = isUsual ? ['@desktop'] : ['@desktop', '@whole-desktop'];
  test(
    `[FLOW-03] ${each.path.id}: ${each.path.title}`,
    { tag: each === longest ? [...tag, '@core'] : tag },
    ({ play }) => play(each),
  );
}
