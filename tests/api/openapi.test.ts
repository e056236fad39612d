import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '#tests/support/api-server.ts';

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

const calls = [
  'GET /sanctum/csrf-cookie',
  'GET /w/v1/{client}',
  'GET /w/v1/{client}/cards',
  'GET /w/v1/{client}/card-hosted-form',
  'GET /w/v1/{client}/membership/affinities',
  'POST /w/v1/{client}/cards',
  'POST /w/v1/{client}/cards/{id}/set-as-default',
  'POST /w/v1/{client}/membership',
  'POST /w/v1/{client}/membership/affinities',
  'POST /w/v1/{client}/membership/charge',
  'GET /w/v1/{client}/membership/update-preview',
  'PATCH /w/v1/{client}/membership',
  'POST /w/v1/{client}/membership/downgrade',
  'DELETE /w/v1/{client}/membership/downgrade',
  'POST /w/v1/{client}/membership/cancel',
  'POST /w/v1/{client}/cards/{id}/pause',
  'POST /w/v1/{client}/cards/{id}/resume',
  'DELETE /w/v1/{client}/cards/{id}',
  'GET /w/v1/{client}/categories',
  'GET /w/v1/{client}/membership-tiers',
  'GET /w/v1/{client}/membership/summary',
  'GET /w/v1/{client}/membership/contributions',
  'GET /w/v1/{client}/users/me/history',
  'GET /w/v1/{client}/users/me/sessions',
  'DELETE /w/v1/{client}/users/me/sessions',
  'DELETE /w/v1/{client}/users/me/sessions/{id}',
  'GET /w/v1/{client}/membership/charges',
  'GET /w/v1/{client}/membership/charges/{id}',
  'GET /w/v1/{client}/membership/giving',
  'GET /w/v1/{client}/payouts',
  'GET /w/v1/{client}/payouts/{id}',
  'POST /w/v1/{client}/payouts',
  'GET /w/v1/{client}/referrals',
  'GET /w/v1/{client}/referrals/link',
  'GET /w/v1/{client}/rewards',
  'GET /w/v1/{client}/rewards/search',
  'GET /w/v1/{client}/rewards/{id}',
  'GET /w/v1/{client}/theme',
  'GET /w/v1/{client}/transactions',
  'GET /w/v1/{client}/users/me',
  'GET /w/v1/{client}/activate/{token}',
  'GET /{client}/socialite/{provider}/callback',
  'PATCH /w/v1/{client}/users/me',
  'PATCH /w/v1/{client}/users/me/email',
  'PATCH /w/v1/{client}/users/me/password',
  'POST /w/v1/{client}/activate/{token}',
  'POST /w/v1/{client}/login',
  'POST /w/v1/{client}/logout',
  'POST /w/v1/{client}/password-reset',
  'POST /w/v1/{client}/password-reset-begin',
  'POST /w/v1/{client}/password-reset-validate-token',
  'POST /w/v1/{client}/signup',
  'POST /{client}/socialite/{provider}/redirect',
];

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
