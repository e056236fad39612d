import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import type { Call } from '#src/api/call.ts';
import * as cardChanges from '#src/api/card-changes.ts';
import * as cardLinking from '#src/api/card-linking.ts';
import * as cards from '#src/api/cards.ts';
import { createHttp } from '#src/api/http.ts';
import * as planChanges from '#src/api/plan-changes.ts';
import * as session from '#src/api/session.ts';
import * as summary from '#src/api/summary.ts';
import { signal } from './api-stub.ts';

type Fault = (response: ServerResponse, request: IncomingMessage) => void;

const status =
  (code: number, headers: Record<string, string> = {}): Fault =>
  (response) =>
    response.writeHead(code, { 'content-type': 'application/json', ...headers }).end('{"message":"no"}');

const reset: Fault = (_, request) => request.socket.destroy();

const cutMidBody: Fault = (response, request) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '500' });
  response.write('{"cashBackBalance":');
  setTimeout(() => request.socket.destroy(), 20);
};

const works: Fault = (response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{}');

let server: Server;
let origin: string;
let faults: Fault[] = [];
let attempts = 0;

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url?.startsWith('/sanctum')) {
      response.writeHead(204).end();
      return;
    }
    request.resume().once('end', () => {
      const fault = faults[Math.min(attempts, faults.length - 1)] ?? works;
      attempts += 1;
      fault(response, request);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

beforeEach(() => {
  attempts = 0;
});

function send(call: Call): Promise<unknown> {
  const http = createHttp({
    apiHost: origin,
    client: 'varsity',
    onExpired: () => {},
    storage: { getItem: () => null },
    readToken: () => 'token',
  });
  return http.send(call, v.object({}), { signal, params: { id: 'c-1' } });
}

const offline = { kind: 'offline' };
const rejected = (code: number) => expect.objectContaining({ kind: 'rejected', status: code });
const writes: Call[] = [
  cardLinking.calls.linkCard,
  planChanges.calls.changeMembership,
  cardChanges.calls.deleteCard,
];

describe('attempts over a real socket', () => {
  test('[HTTP-06] a read without an answer is tried three times in all', async () => {
    faults = [reset];
    await expect(send(summary.calls.fetchSummary)).rejects.toEqual(offline);
    expect(attempts).toBe(3);
  });

  test('[HTTP-06] a read whose third try is answered succeeds', async () => {
    faults = [reset, reset, works];
    await expect(send(summary.calls.fetchSummary)).resolves.toEqual({});
    expect(attempts).toBe(3);
  });

  test.each([500, 502, 503, 504])('[HTTP-06] a read answered with %d is tried twice', async (code) => {
    faults = [status(code)];
    await expect(send(summary.calls.fetchSummary)).rejects.toEqual(rejected(code));
    expect(attempts).toBe(2);
  });

  test.each([400, 404, 422, 429, 501, 520, 521])(
    '[HTTP-06] a read answered with %d is tried once',
    async (code) => {
      faults = [status(code)];
      await expect(send(cards.calls.fetchCards)).rejects.toEqual(rejected(code));
      expect(attempts).toBe(1);
    },
  );

  test('[HTTP-06] a wait of an hour asked by the server does not hold the page', async () => {
    faults = [status(503, { 'retry-after': '3600' })];
    await expect(send(summary.calls.fetchSummary)).rejects.toMatchObject({ status: 503, retryAfter: 3600 });
    expect(attempts).toBe(2);
  });

  test('[HTTP-06] a read whose body is cut is offline', async () => {
    faults = [cutMidBody];
    await expect(send(summary.calls.fetchSummary)).rejects.toEqual(offline);
    expect(attempts).toBe(1);
  });

  test.each(writes)('[HTTP-06] $method is sent once when no answer comes', async (call) => {
    faults = [reset];
    await expect(send(call)).rejects.toEqual(offline);
    expect(attempts).toBe(1);
  });

  test.each(writes)('[HTTP-06] [BACK-04] $method is sent once when its answer is cut', async (call) => {
    faults = [cutMidBody];
    await expect(send(call)).rejects.toEqual(
      call.keyed ? { kind: 'unexpected', reason: 'contract' } : offline,
    );
    expect(attempts).toBe(1);
  });

  test.each([301, 302, 303, 307, 308])(
    '[HTTP-06] [BACK-04] the answer of a place that a payment was redirected to with %d is not its answer',
    async (code) => {
      faults = [status(code, { location: '/elsewhere' }), status(404)];
      await expect(send(planChanges.calls.changeMembership)).rejects.toEqual({
        kind: 'unexpected',
        reason: 'contract',
      });
    },
  );

  test.each(writes.flatMap((call) => [400, 422, 429, 500, 503, 520].map((code) => ({ ...call, code }))))(
    '[HTTP-06] $method is sent once when it is answered with $code',
    async ({ code, ...call }) => {
      faults = [status(code, { 'retry-after': '1' })];
      await expect(send(call)).rejects.toEqual(rejected(code));
      expect(attempts).toBe(1);
    },
  );

  test.each(writes)('[AUTH-08] $method is sent twice at most when its token is refused', async (call) => {
    faults = [status(419)];
    await expect(send(call)).rejects.toEqual(rejected(419));
    expect(attempts).toBe(2);
  });

  test('[HTTP-06] nobody listening is offline', async () => {
    const http = createHttp({
      apiHost: 'http://127.0.0.1:1',
      client: 'varsity',
      onExpired: () => {},
      storage: { getItem: () => null },
    });
    await expect(http.send(session.calls.logOut, v.unknown(), { signal })).rejects.toEqual(offline);
  });
});
