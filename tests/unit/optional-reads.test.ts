import { createActor, fromPromise, waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { resourceMachine } from '#machines/resource/resource.machine.ts';
import { everyCall } from './api-cases/every-call.ts';
import { answer, samples, stubApi, type Sent, type StubbedApi } from './api-stub.ts';

const reads = everyCall.filter(({ call }) => call.optional === true && call.method === 'GET');

const isSession = ({ method, url }: Sent) => method === 'GET' && url.endsWith('/users/me');

const answers: readonly [
  string,
  (call: { path: string }) => 'absent' | 'failed',
  () => Response | Promise<never>,
][] = [
  ['401', () => 'failed', () => answer({}, 401)],
  ['403', () => 'failed', () => answer({}, 403)],
  ['404', ({ path }) => (path.includes('{') ? 'failed' : 'absent'), () => answer({}, 404)],
  ['405', () => 'absent', () => answer({}, 405)],
  ['501', () => 'absent', () => answer({}, 501)],
  ['a page with 404', ({ path }) => (path.includes('{') ? 'failed' : 'absent'), () => html(404)],
  ['500', () => 'failed', () => answer({}, 500)],
  ['a page with 200', () => 'failed', () => html(200)],
  ['a body of another shape', () => 'failed', () => answer({ surprise: [] })],
  ['204', () => 'failed', () => new Response(null, { status: 204 })],
  ['nothing', () => 'failed', () => Promise.reject(new TypeError('Failed to fetch'))],
];

function html(status: number): Response {
  return new Response('<!doctype html><title>Here</title>', { status });
}

/** A part of a page that is read by this call. */
async function readBy(make: (stub: StubbedApi) => Promise<unknown>, stub: StubbedApi) {
  const read = createActor(
    resourceMachine.provide({ actors: { fetchResource: fromPromise(() => make(stub)) } }),
  );
  read.start();
  read.send({ type: 'resource.load', params: {} });
  const { value } = await waitFor(read, (snapshot) => !snapshot.matches('loading'), { timeout: 20_000 });
  read.stop();
  return value;
}

const cells = reads.flatMap(({ name, call, make }) =>
  answers.map(([reported, state, reply]) => ({ name, make, reported, state: state(call), reply })),
);

describe('a part of a page that the server may not have', () => {
  it.concurrent.each(cells)(
    '[BACK-02] $name answered with $reported is $state, and the member stays',
    async ({ make, state, reply }) => {
      const stub = stubApi((sent) => (isSession(sent) ? answer(samples.session) : reply()));
      expect(await readBy(make, stub)).toBe(state);
      expect(stub.expiries).toBe(0);
    },
    20_000,
  );

  it.each(reads.filter(({ call }) => !call.path.includes('{')))(
    '[BACK-02] $name that is missing is not asked for again by the next page',
    async ({ make }) => {
      const stub = stubApi(() => answer({}, 404));
      expect(await readBy(make, stub)).toBe('absent');
      expect(await readBy(make, stub)).toBe('absent');
      expect(stub.sent).toHaveLength(1);
    },
  );
});
