import ky, { isHTTPError, SchemaValidationError, type Options } from 'ky';
import type * as v from 'valibot';
import { sessionCall, type Call, type Calls } from './call.ts';
import { isAbort, pathsOf, toAppError } from './errors.ts';
import { nonce } from './nonce.ts';
import { refused, saysMissing } from './optional-calls.ts';
import { unsent, type AppError } from '#machines/domain/app-error.ts';
import { cookiesNeeded } from '#machines/domain/cookies-needed.ts';
import { skippedPaths } from '#machines/domain/rows.ts';
import { body } from '#machines/domain/wire.ts';
import { readXsrfToken } from '#src/browser/cookies.ts';
import { receiveAnswer } from '#src/clock/last-answer.ts';

export const calls = {
  fetchCsrfCookie: { method: 'GET', path: 'sanctum/csrf-cookie', prefix: 'none' },
} as const satisfies Calls;

export interface HttpOptions {
  /** Origin of the API, without a closing slash; empty for the app's own origin. */
  apiHost: string;
  /** The client's label. */
  client: string;
  fetch?: typeof globalThis.fetch;
  /** Told once when a session turns out to have ended, until a call about the session succeeds again. */
  onExpired: () => void;
  storage: Pick<Storage, 'getItem'>;
  /** Told which fields of an answer broke the contract: their paths, never their values. */
  onContractBroken?: (broken: { call: string; paths: string[] }) => void;
  /** Told which call beyond the specification the server does not have. */
  onMissing?: (call: Call) => void;
  /** Gives the answer of a call that came with the page: undefined for none. */
  takePreloaded?: <Schema extends v.GenericSchema>(
    path: string,
    schema: Schema,
  ) => v.InferOutput<Schema> | undefined;
  /** The decoded XSRF-TOKEN cookie. */
  readToken?: () => string | undefined;
}

export interface CallRequest {
  signal: AbortSignal;
  /** Values of the `{name}` parts of the path. */
  params?: Readonly<Record<string, string>>;
  /** Left out where undefined. */
  query?: Readonly<Record<string, string | number | undefined>>;
  json?: unknown;
  headers?: Readonly<Record<string, string>>;
  /** For the calls that open a session or need none, whose 401 is an answer and not an expiry. */
  quiet?: boolean;
}

export interface Http {
  /** The client's label. */
  client: string;
  /**
   * Makes a call and reads its answer, at the top or under `data`, with a schema.
   * Rejects with an `AppError`, or with an `AbortError` when the signal was aborted. GETs are retried: twice
   * without an answer, once after 500, 502, 503 or 504. Other methods are sent once, and once more after a 419. A call
   * that costs money fails with `unsent` where the token for it cannot be had. An optional read that the server does not
   * have rejects as `missing`, and is not sent again.
   */
  send<Schema extends v.GenericSchema>(
    call: Call,
    schema: Schema,
    request: CallRequest,
  ): Promise<v.InferOutput<Schema>>;
}

/** The longest that a call takes with its retries, in milliseconds. */
export const overallTimeout = 30_000;
/** Less than that of the change which needs it: what is tried after that change asks anew. */
const tokenTimeout = 15_000;
const csrfRefreshed = 419;

/** The HTTP client of one client's app. */
export function createHttp(options: HttpOptions): Http {
  const { apiHost, client, onExpired, onContractBroken, storage, readToken = readXsrfToken } = options;
  let refreshing: Promise<void> | null = null;
  let wasRefreshed = false;
  let reportedExpired = false;
  const reportedRows = new Set<string>();
  let asking: Promise<boolean> | null = null;
  const missing = new Map<Call, AppError>();

  const plain = ky.create({
    ...(options.fetch && { fetch: options.fetch }),
    credentials: 'include',
    headers: { accept: 'application/json' },
    timeout: overallTimeout,
    totalTimeout: overallTimeout,
    retry: { limit: 2, methods: ['get'], shouldRetry: isWorthAnother },
  });

  const guarded = plain.extend({
    hooks: {
      beforeRequest: [
        async ({ request }) => {
          if (request.method === 'GET') return;
          if (!wasRefreshed || readToken() === undefined) await needToken();
          stamp(request);
        },
      ],
      afterResponse: [
        async ({ request, response, retryCount }) => {
          receiveAnswer(response);
          if (response.status !== csrfRefreshed || retryCount > 0) return undefined;
          await needToken();
          stamp(request);
          return ky.retry({ delay: 0 });
        },
      ],
    },
  });

  function refreshToken(): Promise<void> {
    refreshing ??= plain(addressOf(calls.fetchCsrfCookie), {
      searchParams: nonce(storage),
      timeout: tokenTimeout,
    })
      .then(() => void (wasRefreshed = true))
      .finally(() => {
        refreshing = null;
      });
    return refreshing;
  }

  async function needToken(): Promise<void> {
    await refreshToken().catch((cause: unknown) => {
      throw new TokenError('No token.', { cause });
    });
  }

  function stamp(request: Request): void {
    const token = readToken();
    if (request.method !== 'GET' && token !== undefined) request.headers.set('X-XSRF-TOKEN', token);
  }

  function addressOf(call: Call, params: CallRequest['params'] = {}): string {
    const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => toSegment(params[name]));
    const prefix = { none: [], client: [client], default: ['w/v1', client] }[call.prefix ?? 'default'];
    return [apiHost, ...prefix, ...(path === '' ? [] : [path])].join('/');
  }

  /** Whether nobody is logged in, by the call that says so. */
  function isNobody(): Promise<boolean> {
    asking ??= plain(addressOf(sessionCall), { searchParams: nonce(storage) })
      .then(
        () => false,
        (cause: unknown) => toAppError(cause).kind === 'expired',
      )
      .finally(() => {
        asking = null;
      });
    return asking;
  }

  /**
   * What an error says. A token that was fetched and is not there was not stored by the browser. Of a call beyond the
   * specification: nothing about the session, and at most that it is missing.
   */
  async function judge(call: Call, error: AppError): Promise<AppError> {
    if (error.kind === 'rejected' && error.status === csrfRefreshed && readToken() === undefined)
      return { ...error, message: cookiesNeeded };
    if (call.optional !== true) return error;
    if (error.kind === 'expired') return (await isNobody()) ? error : refused;
    if (error.kind !== 'rejected' || !saysMissing(call, error.status)) return error;
    options.onMissing?.(call);
    if (call.method !== 'GET') return error;
    const { status } = error;
    missing.set(call, { kind: 'missing', status });
    return { kind: 'missing', status };
  }

  /** Rows that were left out, once for each way in which they are wrong. */
  function reportSkipped(call: Call, output: unknown): void {
    const paths = skippedPaths(output).filter((path) => {
      const place = `${call.method} ${call.path} ${path.replaceAll(/\d+/g, '*')}`;
      const isNew = !reportedRows.has(place);
      reportedRows.add(place);
      return isNew;
    });
    if (paths.length > 0) report(call, paths);
  }

  function report(call: Call, paths: string[]): void {
    onContractBroken?.({ call: `${call.method} ${call.path}`, paths });
  }

  return {
    client,
    async send(call, schema, { signal, params, query, json, headers, quiet = false }) {
      const preloaded = call.method === 'GET' ? options.takePreloaded?.(call.path, body(schema)) : undefined;
      if (preloaded !== undefined) {
        reportSkipped(call, preloaded);
        return preloaded;
      }
      const known = missing.get(call);
      if (known) throw known;
      const request: Options = { method: call.method, signal, searchParams: { ...query, ...nonce(storage) } };
      if (json !== undefined) request.json = json;
      request.headers = { ...(call.method !== 'GET' && { 'content-type': 'application/json' }), ...headers };
      let answered: Response | undefined;
      try {
        const response = guarded(addressOf(call, params), request);
        if (call.keyed) answered = await response;
        if (answered?.redirected) throw new Error('Redirected.');
        const output = await response.json(body(schema));
        if (quiet) reportedExpired = false;
        reportSkipped(call, output);
        return output;
      } catch (cause) {
        if (isAbort(cause) || signal.aborted) throw new DOMException('Left.', 'AbortError');
        const error = await judge(call, answered ? unreadable : failureOf(call, cause));
        if (error.kind === 'expired' && !quiet && !reportedExpired) {
          reportedExpired = true;
          onExpired();
        }
        if (cause instanceof SchemaValidationError) report(call, pathsOf(cause));
        throw error;
      }
    },
  };
}

/** The call itself was not made. */
class TokenError extends Error {}

/** An answer to a call that costs money is an answer, also one that is cut off, or that a redirect led to. */
const unreadable: AppError = { kind: 'unexpected', reason: 'contract' };

function failureOf(call: Call, cause: unknown): AppError {
  if (call.keyed && isHTTPError(cause) && cause.response.redirected) return unreadable;
  if (!(cause instanceof TokenError)) return toAppError(cause);
  const error = toAppError(cause.cause);
  return call.keyed ? unsent(error) : error;
}

function isWorthAnother({ error, retryCount }: { error: Error; retryCount: number }): boolean {
  const failure = toAppError(error);
  if (failure.kind === 'offline') return true;
  return failure.kind === 'rejected' && [500, 502, 503, 504].includes(failure.status) && retryCount === 1;
}

/** A value as one segment of a path; one that would climb the path is refused. */
function toSegment(value: string | undefined): string {
  if (value === undefined || value === '' || value === '.' || value === '..')
    throw new Error('Not a path segment.');
  return encodeURIComponent(value);
}
