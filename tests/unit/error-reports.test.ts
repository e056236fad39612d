import { describe, expect, test } from 'vitest';
import { createErrorReports } from '#src/browser/error-reports.ts';

const address = 'https://errors.example/app';

function open(post?: () => boolean) {
  const posted: { address: string; body: Promise<unknown> }[] = [];
  const report = createErrorReports(address, {
    post: (to, body) => {
      posted.push({ address: to, body: body.text().then((text): unknown => JSON.parse(text)) });
      return post?.() ?? true;
    },
    path: () => '/account',
    now: () => new Date('2026-11-27T10:00:00Z'),
  });
  return { report, posted };
}

describe('the reports of errors', () => {
  test('[BOOT-02] say what failed, during what, on which page and when', async () => {
    const { report, posted } = open();
    report(new Error('Broken contract: items.0.amount'), 'GET transactions');
    report('odd', 'read');
    expect(await Promise.all(posted.map(({ body }) => body))).toEqual([
      {
        message: 'Broken contract: items.0.amount',
        during: 'GET transactions',
        path: '/account',
        at: '2026-11-27T10:00:00.000Z',
      },
      { message: 'odd', during: 'read', path: '/account', at: '2026-11-27T10:00:00.000Z' },
    ]);
    expect(posted.map((each) => each.address)).toEqual([address, address]);
  });

  test('[BOOT-02] are sent once for each error, and at most twenty in a visit', () => {
    const { report, posted } = open();
    for (let count = 0; count < 3; count += 1) report(new Error('same'), 'read');
    expect(posted).toHaveLength(1);
    for (let count = 0; count < 40; count += 1) report(new Error(`error ${count}`), 'read');
    expect(posted).toHaveLength(20);
  });

  test('[BOOT-02] never fail themselves', () => {
    const { report } = open(() => {
      throw new Error('The queue is full.');
    });
    expect(() => report(new Error('lost'), 'read')).not.toThrow();
  });
});
