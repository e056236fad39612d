import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { openKillable } from './killable-server.ts';

const made = v.object({ userId: v.string(), email: v.string(), password: v.string() });

export type Call = (
  address: string,
  method: 'GET' | 'POST' | 'PATCH',
  path: string,
  body?: unknown,
  key?: string,
) => Promise<Response>;

/** How long a browser asks again where a server has too much to do and has done nothing, in milliseconds. */
const patience = 60_000;

/** A member's browser: it keeps cookies over the server's deaths, and comes back when a busy server says so. */
export function newBrowser(): Call {
  const send = impatientBrowser();
  return async (...request) => {
    const end = Date.now() + patience;
    for (;;) {
      const response = await send(...request);
      const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
      if (response.status !== 503 || Number.isNaN(seconds) || Date.now() > end) return response;
      await wait(1000 * seconds);
    }
  };
}

/** A browser that asks once, whatever the answer is. */
export function impatientBrowser(): Call {
  const jar = new Map<string, string>();
  return async (address, method, path, body, key) => {
    const response = await fetch(`${address}${path}`, {
      method,
      headers: {
        accept: 'application/json',
        cookie: [...jar].map((pair) => pair.join('=')).join('; '),
        'x-xsrf-token': jar.get('XSRF-TOKEN') ?? '',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    return response;
  };
}

/** Where the next request goes. */
export type Address = () => string;

/** A new member of varsity in a state, signed in with a browser of their own. */
export async function comeAs(
  state: string,
  address: Address,
  call = newBrowser(),
): Promise<{ userId: string; call: Call }> {
  const order = { client: 'varsity', state };
  const { userId, email, password } = v.parse(
    made,
    await (await call(address(), 'POST', '/sandbox/members', order)).json(),
  );
  await call(address(), 'GET', '/sanctum/csrf-cookie');
  const login = await call(address(), 'POST', '/w/v1/varsity/login', { email, password });
  if (login.status !== 200) throw new Error(`${email} could not sign in: ${login.status}`);
  return { userId, call };
}

export interface Payment {
  userId: string;
  /** Sends the payment, always with the same key. */
  send: (address: string) => Promise<Response>;
}

/** A call that costs money, by members who are new each time. */
export interface PaidCall {
  /** Makes a member who is about to pay. */
  prepare: (address: Address) => Promise<Payment>;
  /** The status of a success. */
  status: number;
  /** What was paid for, as an answer says it. */
  read: (response: Response) => Promise<string>;
}

export interface KilledPayments extends PaidCall {
  dataDir: string;
  kills: number;
}

/**
 * Lets members pay, one after another, and kills the server at a random instant of each payment; then the payment is
 * sent again. The first member's payment is not disturbed. Throws when a repeated payment does not succeed.
 */
export async function payOverKills({ dataDir, kills, prepare, status, read }: KilledPayments) {
  let server = await openKillable({ DATA_DIR: dataDir });
  let usual = 0;
  const settled = async (payment: Payment) => {
    const before = performance.now();
    const response = await payment.send(server.address);
    if (response.status !== status) throw new Error(`A payment was answered with ${response.status}`);
    const isReplayed = response.headers.get('Idempotent-Replayed') === 'true';
    if (!isReplayed) usual = performance.now() - before;
    return { response, isReplayed };
  };
  const first = await prepare(() => server.address);
  await settled(first);

  const payers: Payment[] = [first];
  const attempts: { answer: string | null; paid: string; isReplayed: boolean }[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    const payment = await prepare(() => server.address);
    payers.push(payment);
    const sending = payment
      .send(server.address)
      .then(read)
      .catch(() => null);
    await wait(Math.random() * usual * 1.5);
    await server.kill();
    const answer = await sending;
    server = await openKillable({ DATA_DIR: dataDir });

    const { response, isReplayed } = await settled(payment);
    attempts.push({ answer, paid: await read(response), isReplayed });
  }
  await server.kill();
  return { payers, attempts };
}
