import { expect, test } from 'vitest';
import { dealsMessages } from '#src/flows/deals/deals.messages.ts';
import { homeMessages } from '#src/flows/home/home.messages.ts';
import { bidiIsolate } from '#src/messages/bidi-isolate.ts';

test.each(['עדה', 'مريم', 'Ada עדה'])(
  '[HOME-01] [DEAL-02] “%s” in a sentence moves nothing around it',
  (name) => {
    expect(bidiIsolate(name)).toBe(`\u2068${name}\u2069`);
    expect(homeMessages.title(name)).toBe(`Hello, \u2068${name}\u2069`);
    expect(dealsMessages.list.found({ search: name, category: null, isNear: true })).toBe(
      `Offers for “\u2068${name}\u2069” near you`,
    );
  },
);

test.each(['Ada', 'Łucja', '李', '🎉', ''])('[HOME-01] [DEAL-02] “%s” is left as it is', (name) => {
  expect(bidiIsolate(name)).toBe(name);
});
