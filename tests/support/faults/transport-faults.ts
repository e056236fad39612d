import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AppError } from '#machines/domain/app-error.ts';

/** A request that waits for its answer. */
export interface HttpExchange {
  request: IncomingMessage;
  response: ServerResponse;
  /** Gives the answer that it would have without the fault. */
  answer: () => void;
}

/** A way in which a call can fail on its way, as bytes on a socket, and what the app must make of it. */
export interface TransportFault {
  fault: string;
  /** It is waited for, not answered. */
  takesTime?: true;
  put: (exchange: HttpExchange) => void;
  /** Null where the call is answered all the same. */
  error: AppError | null;
  /** What it is of a call that costs money, where that differs. */
  keyed?: AppError | null;
  /** How often a call is sent. */
  attempts: { read: number; write: number };
}

const once = { read: 1, write: 1 };
const words = 'The server says no.';

/** Each form of the thirteen transport faults; two of them come in two forms. */
export const transportFaults: readonly TransportFault[] = [
  refused(400, { message: words }, { message: words }),
  { fault: '401', put: status(401, { message: words }), error: { kind: 'expired' }, attempts: once },
  {
    ...refused(419, { message: words }, { message: words }),
    fault: '419 twice',
    attempts: { read: 2, write: 2 },
  },
  refused(
    422,
    { message: 'Check the fields.', errors: { email: ['It is taken.'] }, errorDetails: { message: words } },
    { message: words, fields: { email: ['It is taken.'] } },
  ),
  refused(429, { message: words }, { message: words, retryAfter: 30 }, { 'retry-after': '30' }),
  { ...refused(500, {}), attempts: { read: 2, write: 1 } },
  refused(520, { code: 'i_card_007' }, { code: 'i_card_007' }),
  refused(521, { code: 'i_auth_005' }, { code: 'i_auth_005', retryAfter: 3600 }, { 'retry-after': '3600' }),
  {
    fault: 'reset',
    put: ({ request }) => request.socket.resetAndDestroy(),
    error: { kind: 'offline' },
    attempts: { read: 3, write: 1 },
  },
  malformed('malformed: JSON that is cut', 'application/json', '{"items":['),
  malformed('malformed: the page of a hotel', 'text/html', '<!doctype html><title>Hotel Wi-Fi</title>'),
  malformed('wrong shape', 'application/json', '{"data":[null]}'),
  {
    fault: 'reset while the body comes',
    put: ({ request, response }) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '500' });
      response.write('{"items":[', () => setTimeout(() => request.socket.destroy(), 50));
    },
    error: { kind: 'offline' },
    keyed: { kind: 'unexpected', reason: 'contract' },
    attempts: once,
  },
  { fault: 'time-out', takesTime: true, put: () => {}, error: { kind: 'timeout' }, attempts: once },
  {
    fault: 'slow: 10 s',
    takesTime: true,
    put: ({ answer }) => void setTimeout(answer, 10_000),
    error: null,
    attempts: once,
  },
];

type Rejection = Extract<AppError, { kind: 'rejected' }>;

function refused(
  code: number,
  body: object,
  said: Partial<Rejection> = {},
  headers: Record<string, string> = {},
): TransportFault {
  const nothing = { code: null, message: null, fields: {}, retryAfter: null };
  return {
    fault: said.code ? `${code} ${said.code}` : `${code}`,
    put: status(code, body, headers),
    error: { kind: 'rejected', status: code, ...nothing, ...said },
    attempts: once,
  };
}

function malformed(fault: string, type: string, text: string): TransportFault {
  const put = ({ response }: HttpExchange) =>
    void response.writeHead(200, { 'content-type': type }).end(text);
  return { fault, put, error: { kind: 'unexpected', reason: 'contract' }, attempts: once };
}

/** An answer of this status. */
export function status(code: number, body: object, headers: Record<string, string> = {}) {
  return ({ response }: HttpExchange) =>
    void response
      .writeHead(code, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify(body));
}
