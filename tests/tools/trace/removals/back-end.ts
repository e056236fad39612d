import type { Removal } from '../removal.ts';

export const backEndRemovals: readonly Removal[] = [
  {
    requirement: 'BACK-01',
    file: 'server/content-policy.ts',
    take: 'apiHost === null ? [] : [apiHost]',
    put: '[]',
    test: 'tests/api/front.test.ts',
    title: 'the policy names the API',
  },
  {
    requirement: 'BACK-02',
    file: 'src/api/optional-calls.ts',
    take: 'status === 405 || status === 501 || ',
    test: 'tests/unit/api-optional.test.ts',
    title: '404, 405 and 501 say that it is missing',
  },
  {
    requirement: 'BACK-03',
    file: 'machines/domain/rows.ts',
    take: 'const list = listOf(dataset.value);',
    put: 'const list = null;',
    test: 'tests/unit/contributions-as-purchases.test.ts',
    title: 'count those that can not be read',
  },
  {
    requirement: 'BACK-04',
    file: 'machines/payment/payment.machine.ts',
    take: 'key !== null && resends < mostResends && hasNoAnswer(asAppError(error))',
    put: 'resends < mostResends',
    test: 'tests/unit/money-calls.test.ts',
    title: 'is sent once',
  },
  {
    requirement: 'BACK-06',
    file: 'server/content-policy.ts',
    take: "'frame-src': sourcesOf(...provider),",
    test: 'tests/api/front.test.ts',
    title: 'the card form’s frame reaches its provider',
  },
];
