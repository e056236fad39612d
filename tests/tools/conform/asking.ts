import * as v from 'valibot';
import type { AppError } from '#machines/domain/app-error.ts';
import { withAddress } from '#machines/domain/member.ts';
import { isRecord } from '#machines/domain/wire-values.ts';
import { body } from '#machines/domain/wire.ts';
import type { Call } from '#src/api/call.ts';
import { toAppError } from '#src/api/errors.ts';
import { createHttp, type Http } from '#src/api/http.ts';
import { callNotes } from '#tests/tools/back-end/notes/calls.ts';
import type { CallName } from '#tests/tools/back-end/all-calls.ts';
import { allCalls, registeredName } from '#tests/tools/back-end/all-calls.ts';
import { nameOf } from '#tests/tools/back-end/page.ts';
import { isNeeded, shapeOf, type Shape } from '#tests/tools/back-end/shape.ts';
import type { Browser, Exchange } from './browser.ts';
import { flawsOf } from './fields.ts';
import type { Findings, Group } from './findings.ts';

/** How a call of the app ended. */
export type Outcome<Output> = { output: Output } | { error: AppError };

export interface Asking {
  http: Http;
  browser: Browser;
  findings: Findings;
  /** The calls that were made. */
  made: ReadonlySet<CallName>;
  /**
   * Makes a call as the app does, and writes down what is wrong with its answer. An error that tells more of the member
   * than of the API is excused, with the reason.
   */
  ask: <Output>(
    name: CallName,
    make: (http: Http, signal: AbortSignal) => Promise<Output>,
    excuse?: (error: AppError) => string | null,
  ) => Promise<Outcome<Output>>;
  /** Makes a call whose answer is judged by who asks. */
  attempt: <Output>(make: (http: Http, signal: AbortSignal) => Promise<Output>) => Promise<Outcome<Output>>;
  /** The answer that came last. */
  last: () => Exchange | undefined;
}

export interface AskingOptions {
  api: string;
  client: string;
  browser: Browser;
  findings: Findings;
}

interface Read {
  name: CallName;
  schema: v.GenericSchema;
}

/** The app's own calls at an API, with what they find. */
export function createAsking({ api, client, browser, findings }: AskingOptions): Asking {
  const made = new Set<CallName>(['fetchCsrfCookie']);
  let reads: Read[] = [];
  const real = createHttp({
    apiHost: api,
    client,
    fetch: browser.fetch,
    onExpired: () => undefined,
    storage: { getItem: () => null },
    readToken: browser.readToken,
  });
  const http: Http = {
    client,
    send(call, schema, request) {
      reads.push({ name: registeredName(call), schema });
      return real.send(call, schema, request);
    },
  };

  const attempt: Asking['attempt'] = async (make) => {
    reads = [];
    try {
      return { output: await make(http, new AbortController().signal) };
    } catch (error) {
      return { error: toAppError(error) };
    }
  };

  return {
    http,
    browser,
    findings,
    made,
    attempt,
    last: () => browser.exchanges.at(-1),
    async ask(name, make, excuse = ofNonMember) {
      made.add(name);
      const before = browser.exchanges.length;
      const outcome = await attempt(make);
      const exchanges = browser.exchanges.slice(before);
      const answered = reads.map((read) => ({ ...read, exchange: exchangeOf(read.name, exchanges) }));
      const flawed = answered.filter(
        ({ exchange, ...read }) => exchange && exchange.status < 300 && hasFlaws(findings, read, exchange),
      );
      if ('output' in outcome) {
        const status = exchangeOf(name, exchanges)?.status;
        findings.add('fine', labelOf(name), String(status ?? 'no answer'), callNotes[name].does);
        return outcome;
      }
      const failed = answered.at(-1);
      const reason = isTokenMissing(exchanges) ? noToken : excuse(outcome.error);
      if (reason !== null) findings.leaveOut(labelOf(failed?.name ?? name), reason);
      else if (failed?.exchange === undefined || failed.exchange.status >= 300)
        judgeFailure(findings, failed?.name ?? name, outcome.error, failed?.exchange);
      else if (!flawed.some((each) => each.name === failed.name))
        addUnreadable(findings, failed.name, failed.exchange);
      return outcome;
    },
  };
}

export const noToken = 'GET sanctum/csrf-cookie fails, and nothing can be sent without its token';

/** Whether a change was not sent because there was no token for it. */
export function isTokenMissing(exchanges: readonly Exchange[]): boolean {
  const last = exchanges.at(-1);
  return last !== undefined && last.status >= 300 && last.url.includes('/sanctum/csrf-cookie');
}

const ofNonMember = (error: AppError) =>
  error.kind === 'rejected' && error.code === 'i_member_002'
    ? 'this member has no membership: name one who has in the member file'
    : null;

/** The last exchange of a call. */
function exchangeOf(name: CallName, exchanges: readonly Exchange[]): Exchange | undefined {
  const { method, path, prefix }: Call = allCalls[name];
  const before = { none: '', client: '/[^/]+', default: '/w/v1/[^/]+' }[prefix ?? 'default'];
  const below = path === '' ? '' : `/${path.replaceAll(/\{\w+\}/g, '[^/]+')}`;
  const pattern = new RegExp(`^${before}${below}$`);
  return exchanges.findLast((each) => each.method === method && pattern.test(new URL(each.url).pathname));
}

/** A call's name in a report; two calls may share method and path. */
export function labelOf(name: CallName): string {
  const call: Call = allCalls[name];
  return call.keyed ? `${nameOf(call)} (keyed)` : nameOf(call);
}

/** Whether a call's failure breaks what is specified. */
const groupOf = (name: CallName): Group => ((allCalls[name] as Call).optional ? 'lost' : 'broken');

function judgeFailure(findings: Findings, name: CallName, error: AppError, exchange?: Exchange): void {
  const { lost } = callNotes[name];
  const isContradicted = exchange?.status === 401 && groupOf(name) === 'lost';
  const came = isContradicted ? '401, although the member is logged in' : cameOf(error, exchange);
  findings.add(groupOf(name), labelOf(name), came, lost);
}

/** What came instead of an answer. */
export function cameOf(error: AppError, exchange?: Exchange): string {
  if (error.kind === 'timeout') return 'no answer in time';
  if (exchange === undefined || error.kind === 'offline') return 'no answer';
  const { status, headers } = exchange;
  if (status === 421) return '421, no client at this host';
  const code = error.kind === 'rejected' && error.code !== null ? ` with the code ${error.code}` : '';
  if (status >= 300 && status < 400) return `${status}, a redirect`;
  return `${status}${code}${isHtml(headers) ? ', a page of HTML' : ''}`;
}

export const isHtml = (headers: Headers) => headers.get('content-type')?.includes('html') ?? false;

/** Adds what is wrong with the fields; whether anything was. */
function hasFlaws(findings: Findings, { name, schema }: Read, { text }: Exchange): boolean {
  const shape = shapeOf(schema);
  if (shape.kind === 'leaf' || !isNeeded(schema)) return false;
  const answer = parsed(text);
  if (answer === undefined) return false;
  const content = v.parse(body(v.unknown()), answer);
  const read = v.safeParse(schema, content);
  /** An answer of another form, which the app reads with another schema. */
  if (read.success && read.output === null) return false;
  const flaws = flawsOf(asShape(content, shape), shape);
  for (const { field, came, kind } of flaws) {
    const { askedBy, isVital, lost } = field.note ?? {
      askedBy: 'specification',
      isVital: false,
      ...callNotes[name],
    };
    const isBroken =
      askedBy === 'specification' && (kind === 'wrong' || isVital || (kind === 'absent' && field.isRequired));
    findings.add(
      isBroken && kind !== 'unclear' ? groupOf(name) : 'lost',
      labelOf(name),
      came,
      kind === 'unclear' ? 'The app takes it for a time in UTC, and may show the day before or after.' : lost,
      field.path,
    );
  }
  return flaws.length > 0;
}

function addUnreadable(findings: Findings, name: CallName, exchange: Exchange): void {
  const { text, headers, status, isCut } = exchange;
  const { lost } = callNotes[name];
  if (isCut) return findings.add(groupOf(name), labelOf(name), `${status} with a body that is cut`, lost);
  const isJson = parsed(text) !== undefined;
  const came =
    text === ''
      ? 'an empty body'
      : isHtml(headers)
        ? 'a page of HTML'
        : isJson
          ? 'JSON of another form'
          : 'no JSON';
  findings.add(groupOf(name), labelOf(name), `${status} with ${came}`, lost);
}

/** A list that came alone, or under `data`, is what stands under `items`; a user's address has its place. */
function asShape(answer: unknown, shape: Shape): unknown {
  if (isRecord(answer) && isRecord(answer['user'])) return { ...answer, user: withAddress(answer['user']) };
  const isList = shape.kind === 'object' && shape.fields.some(({ name }) => name === 'items');
  if (!isList || typeof answer !== 'object' || answer === null || 'items' in answer) return answer;
  if (Array.isArray(answer)) return { items: answer };
  return 'data' in answer ? { ...answer, items: answer.data } : answer;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
