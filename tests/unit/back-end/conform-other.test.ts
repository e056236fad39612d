import { describe, expect, test } from 'vitest';
import type { BackEnd } from '#tests/other-back-end/back-end.ts';
import { makeBackEnd, password, people } from '#tests/support/back-end-members.ts';
import { apiOrigin, appOrigin, tenantLabel } from '#tests/support/back-end-site.ts';
import { conformOptions } from '#tests/support/conform.ts';
import { reportText } from '#tests/tools/conform/report.ts';
import { conform } from '#tests/tools/conform/run.ts';

/** A network that has nothing but this back end. */
const fetchAt =
  (backEnd: BackEnd): typeof globalThis.fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const { status, headers, body } = await backEnd.handle({
      method: request.method,
      url: request.url,
      headers: Object.fromEntries(new Headers(init?.headers)),
      body: await request.text(),
    });
    return new Response(status === 204 ? null : body, { status, headers });
  };

describe('npm run conform, at an API that has the specified calls alone', { timeout: 60_000 }, () => {
  test('[BACK-05] finds nothing broken, and lists in words what is lost', async () => {
    const report = await conform(
      conformOptions(apiOrigin, {
        client: tenantLabel,
        member: { email: people.active.email, password },
        origin: appOrigin,
        isOriginGiven: true,
        fetch: fetchAt(makeBackEnd()),
      }),
    );
    expect(report.broken).toEqual([]);
    await expect(reportText(report)).toMatchFileSnapshot('other-back-end.txt');
  });
});
