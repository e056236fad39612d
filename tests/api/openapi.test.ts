import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '#tests/support/api-server.ts';
import { callCases } from '#tests/unit/api-cases/every-call.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const documentSchema = v.object({
  openapi: v.pipe(v.string(), v.startsWith('3.1')),
  paths: v.record(
    v.string(),
    v.record(
      v.string(),
      v.object({
        summary: v.pipe(v.string(), v.nonEmpty()),
        responses: v.record(v.string(), v.looseObject({ description: v.string() })),
        parameters: v.optional(v.array(v.object({ name: v.string(), in: v.string() })), []),
        requestBody: v.optional(v.unknown()),
      }),
    ),
  ),
});

async function readDocument() {
  return v.parse(documentSchema, await (await server.client().request('/openapi.json')).json());
}

/** As agreed in the cases of the app's calls, and the one that a provider leads back to. */
const calls = [
  'GET /{client}/socialite/{provider}/callback',
  ...new Set(callCases.flatMap(({ agreed }) => agreed.map(pathOf))),
];

function pathOf(line: string): string {
  const [call = '', ...rest] = line.split(', ');
  const [method = '', path = ''] = call.split(' ');
  const prefix = { 'prefix none': '', 'prefix client': '/{client}', '': '/w/v1/{client}' };
  const reported = rest.find((word) => word === 'prefix none' || word === 'prefix client') ?? '';
  return `${method} ${prefix[reported]}${path && `/${path}`}`;
}

describe('the OpenAPI document', () => {
  test('[HTTP-01] describes exactly the calls that there are', async () => {
    const { paths } = await readDocument();
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const routed = server.app.routes
      .filter(({ method, path }) => method !== 'ALL' && /^\/(w|sanctum|:client)\//.test(path))
      .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
    expect(described.sort()).toEqual(calls.sort());
    expect([...new Set(routed)].sort()).toEqual(calls.sort());
  });

  test('[HTTP-01] says what each call answers and how it refuses', async () => {
    const { paths } = await readDocument();
    for (const methods of Object.values(paths)) {
      for (const { responses } of Object.values(methods)) {
        expect(Object.keys(responses)).toEqual(expect.arrayContaining(['421', '520']));
        expect(Object.keys(responses).some((status) => /^(2|303)/.test(status))).toBe(true);
      }
    }
  });

  test('[HTTP-01] describes bodies, queries and answers from the schemas that read them', async () => {
    const { paths } = await readDocument();
    expect(JSON.stringify(paths['/w/v1/{client}/login']?.['post']?.requestBody)).toContain('password');
    const query = paths['/w/v1/{client}/rewards']?.['get']?.parameters.map(({ name }) => name);
    expect(query).toEqual(
      expect.arrayContaining(['client', 'pageSize', 'pageNumber', 'featured', 'latitude']),
    );
    expect(JSON.stringify(paths['/w/v1/{client}/cards']?.['get']?.responses['200'])).toContain('lastDigits');
  });
});
