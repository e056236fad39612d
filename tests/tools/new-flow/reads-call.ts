import type { FlowNames } from './names.ts';

/** The files of a call that reads `data`, from the schema of its answer to its route on the reference API. */
export function readsCall(data: FlowNames): Record<string, string> {
  const { kebab } = data;
  return {
    [`machines/domain/${kebab}.ts`]: domain(data),
    [`machines/samples/${kebab}.ts`]: sample(data),
    [`src/api/${kebab}.ts`]: call(data),
    [`server/${kebab}/${kebab}.routes.ts`]: routes(data),
    [`tests/unit/api-cases/${kebab}.cases.ts`]: cases(data),
    [`tests/support/faults/orders/${kebab}.orders.ts`]: orders(data),
    [`tests/tools/back-end/notes/${kebab}.ts`]: notes(data),
    [`tests/api/${kebab}.test.ts`]: api(data),
  };
}

const domain = ({ camel, pascal }: FlowNames) => `import * as v from 'valibot';

export const ${camel}Schema = v.object({ text: v.string() });

export type ${pascal} = v.InferOutput<typeof ${camel}Schema>;
`;

const sample = ({ kebab, pascal, words }: FlowNames) =>
  `import type { ${pascal} } from '#machines/domain/${kebab}.ts';

export const sample${pascal}: ${pascal} = { text: '${words} of a member' };
`;

const call = ({ kebab, camel, pascal }: FlowNames) =>
  `import { ${camel}Schema, type ${pascal} } from '#machines/domain/${kebab}.ts';
import type { Calls } from './call.ts';
import type { Http } from './http.ts';

export const calls = {
  fetch${pascal}: { method: 'GET', path: '${kebab}', optional: true },
} as const satisfies Calls;

export function fetch${pascal}(http: Http, signal: AbortSignal): Promise<${pascal}> {
  return http.send(calls.fetch${pascal}, ${camel}Schema, { signal });
}
`;

const routes = ({ kebab, camel, pascal, words }: FlowNames) => `import { Hono } from 'hono';
import { ${camel}Schema, type ${pascal} } from '#machines/domain/${kebab}.ts';
import type { ApiEnv } from '#server/http/context.ts';
import { describeCall } from '#server/http/openapi.ts';
import { signedIn } from '#server/http/session.ts';
import type { Services } from '#server/services.ts';

/** GET /${kebab}. */
export function ${camel}Routes(services: Services) {
  return new Hono<ApiEnv>().get(
    '/${kebab}',
    describeCall('${words} of the member.', ${camel}Schema),
    signedIn(services),
    (c) => c.json({ text: '${words}' } satisfies ${pascal}),
  );
}
`;

const cases = ({ kebab, camel, pascal }: FlowNames) =>
  `import { sample${pascal} } from '#machines/samples/${kebab}.ts';
import * as ${camel} from '#src/api/${kebab}.ts';
import type { CallCases } from './made-call.ts';

export const callCases: CallCases = {
  modules: [${camel}],
  agreed: ['GET ${kebab}'],
  made: [
    {
      name: 'fetch${pascal}',
      make: ({ http, signal }) => ${camel}.fetch${pascal}(http, signal),
      method: 'GET',
      url: 'https://api.test/w/v1/varsity/${kebab}',
      body: sample${pascal},
      output: sample${pascal},
    },
  ],
};
`;

const orders = ({
  kebab,
  pascal,
}: FlowNames) => `import { read, type SituationOrders } from '../situation-order.ts';

export const orders: SituationOrders = { fetch${pascal}: read('/${kebab}') };
`;

const notes = ({ kebab, camel, pascal, words }: FlowNames) =>
  `import type { ${pascal} } from '#machines/domain/${kebab}.ts';
import { extra, type NotesOf } from './note.ts';

export const ${camel}Notes: NotesOf<${pascal}> = { text: extra('${words} has no text.') };
`;

const api = ({
  kebab,
  words,
}: FlowNames) => `import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signInAs } from '#tests/support/api-members.ts';
import { createTestServer, type TestServer } from '#tests/support/api-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

describe('GET /${kebab}', () => {
  test('answers a member', async () => {
    const member = await signInAs(server, 'active');
    const answer = await member.get('/${kebab}');
    expect({ status: answer.status, body: await answer.json() }).toEqual({
      status: 200,
      body: { text: '${words}' },
    });
  });
});
`;
