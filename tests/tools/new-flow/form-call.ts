import type { FlowNames } from './names.ts';

/** The files of a call that sends the form `data`, from the schema of its fields to its route on the reference API. */
export function formCall(data: FlowNames): Record<string, string> {
  const { kebab } = data;
  return {
    [`machines/domain/${kebab}.ts`]: domain(data),
    [`machines/samples/${kebab}.ts`]: sample(data),
    [`src/api/${kebab}.ts`]: call(data),
    [`server/${kebab}/${kebab}.routes.ts`]: routes(data),
    [`tests/unit/api-cases/${kebab}.cases.ts`]: cases(data),
    [`tests/support/faults/orders/${kebab}.orders.ts`]: orders(data),
    [`tests/api/${kebab}.test.ts`]: api(data),
  };
}

const domain = ({ camel, pascal }: FlowNames) => `import * as v from 'valibot';
import { emailField } from './email.ts';

export const ${camel}Schema = v.object({ email: emailField });

export type ${pascal} = v.InferOutput<typeof ${camel}Schema>;
`;

const sample = ({
  kebab,
  pascal,
}: FlowNames) => `import type { ${pascal} } from '#machines/domain/${kebab}.ts';

export const sample${pascal}: ${pascal} = { email: 'ada@example.com' };
`;

const call = ({ kebab, pascal }: FlowNames) => `import * as v from 'valibot';
import type { ${pascal} } from '#machines/domain/${kebab}.ts';
import type { Calls } from './call.ts';
import type { Http } from './http.ts';
import { accepted } from './or-read.ts';

export const calls = {
  send${pascal}: { method: 'POST', path: '${kebab}' },
} as const satisfies Calls;

export async function send${pascal}(http: Http, values: ${pascal}, signal: AbortSignal): Promise<void> {
  await accepted(http.send(calls.send${pascal}, v.unknown(), { signal, json: values }));
}
`;

const routes = ({ kebab, camel, words }: FlowNames) => `import { Hono } from 'hono';
import { ${camel}Schema } from '#machines/domain/${kebab}.ts';
import type { ApiEnv } from '#server/http/context.ts';
import { input } from '#server/http/input.ts';
import { describeCall, noContent } from '#server/http/openapi.ts';
import { signedIn } from '#server/http/session.ts';
import type { Services } from '#server/services.ts';

/** POST /${kebab}. */
export function ${camel}Routes(services: Services) {
  return new Hono<ApiEnv>().post(
    '/${kebab}',
    describeCall('Accepts the form: ${words}.', noContent),
    signedIn(services),
    input('json', ${camel}Schema),
    (c) => c.body(null, 204),
  );
}
`;

const cases = ({ kebab, camel, pascal }: FlowNames) =>
  `import { sample${pascal} } from '#machines/samples/${kebab}.ts';
import * as ${camel} from '#src/api/${kebab}.ts';
import type { CallCases } from './made-call.ts';

export const callCases: CallCases = {
  modules: [${camel}],
  agreed: ['POST ${kebab}'],
  made: [
    {
      name: 'send${pascal}',
      make: ({ http, signal }) => ${camel}.send${pascal}(http, sample${pascal}, signal),
      method: 'POST',
      url: 'https://api.test/w/v1/varsity/${kebab}',
      json: sample${pascal},
      body: null,
      output: undefined,
      takesAnything: true,
    },
  ],
};
`;

const orders = ({ kebab, pascal }: FlowNames) =>
  `import { sample${pascal} } from '#machines/samples/${kebab}.ts';
import type { SituationOrders } from '../situation-order.ts';

export const orders: SituationOrders = {
  send${pascal}: {
    state: 'active',
    request: async () => ({ method: 'POST', path: '/${kebab}', body: sample${pascal} }),
    history: 'none',
  },
};
`;

const api = ({
  kebab,
  pascal,
}: FlowNames) => `import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sample${pascal} } from '#machines/samples/${kebab}.ts';
import { signInAs } from '#tests/support/api-members.ts';
import { createTestServer, type TestServer } from '#tests/support/api-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

describe('POST /${kebab}', () => {
  test('accepts the form of a member', async () => {
    const member = await signInAs(server, 'active');
    const { status } = await member.post('/${kebab}', sample${pascal});
    expect(status).toBe(204);
  });

  test('refuses a form without an email', async () => {
    const member = await signInAs(server, 'active');
    const answer = await member.post('/${kebab}', {});
    const message = 'Enter your email address.';
    expect({ status: answer.status, body: await answer.json() }).toEqual({
      status: 422,
      body: { message, errors: { email: [message] }, errorDetails: { message } },
    });
  });
});
`;
