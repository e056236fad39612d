import type { Removal } from '../removal.ts';

export const trustRemovals: readonly Removal[] = [
  {
    requirement: 'TRST-04',
    file: 'server/http/caller.ts',
    take: '!isTrusted(address) || ',
    test: 'tests/unit/caller.test.ts',
    title: '[TRST-04] is the last hop that nobody trusted names',
  },
  {
    requirement: 'TRST-05',
    file: 'server/db/backup.ts',
    take: 'if (existsSync(directory) && readdirSync(directory).length > 0) throw occupied(directory);',
    test: 'tests/api/backup.test.ts',
    title: '[TRST-05] over a database is refused, and leaves that one as it is',
  },
  {
    requirement: 'TRST-07',
    file: 'src/browser/drafts.ts',
    take: ' && !isLikeCardNumber(value)',
    test: 'tests/unit/browser-drafts.test.ts',
    title: '[TRST-07] never holds the number of a card, whatever the field is called',
  },
  {
    requirement: 'TRST-10',
    file: 'server/app/worker/shell-cache.ts',
    take: 'if (!document) throw networkError;',
    put: 'throw networkError;',
    test: 'tests/unit/shell-cache.test.ts',
    title: '[TRST-10] is the shell when the network fails',
  },
];
