import { findCall, type Match } from './calls.ts';
import { answerPreflight, corsHeaders } from './cors.ts';
import type { State } from './entities.ts';
import { Refusal, missing, type Reply, type Request, type Result } from './http.ts';
import { hasToken, openSession, writeCookies, type Session } from './session.ts';

/** How one call is answered other than the specification says. */
export interface Odd {
  status?: number;
  /** With a status of 400 or more: the work is done all the same. */
  isDone?: boolean;
  /** The whole text of the answer. */
  text?: string;
  contentType?: string;
  /** Makes another answer from the valid body, which is undefined where there is none. */
  rewrite?: (valid: unknown) => { text: string; status?: number; contentType?: string };
  /** Where it redirects to, with a status of 3xx. */
  location?: string;
  delayMs?: number;
  /** The connection is cut instead of an answer: before the work is done, or after it. */
  cut?: 'before' | 'after';
  /** How often; without it, each time. */
  times?: number;
}

export interface Entry {
  /** The row's name, or `404` and the method and path of a call that is not in the table. */
  call: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string;
  status: number;
}

const NOTED_HEADERS = /^(origin|accept|content-type|cookie|x-)/;
const CUT: Reply = { status: 0, headers: [], body: '' };

/** The server of the specification: its state, its log and its odd answers. */
export class BackEnd {
  readonly log: Entry[] = [];
  private readonly odd = new Map<string, Odd>();
  private initial: () => State;

  state: State;

  constructor(initial: () => State) {
    this.initial = initial;
    this.state = initial();
  }

  /** Forgets all that happened, and starts with other data if they are given. */
  reset(initial: () => State = this.initial): void {
    this.initial = initial;
    this.state = initial();
    this.odd.clear();
    this.log.length = 0;
  }

  /** From now on answers a call otherwise; `undefined` makes it answer as specified again. */
  answer(call: string, odd: Odd | undefined): void {
    if (odd === undefined) this.odd.delete(call);
    else this.odd.set(call, { ...odd });
  }

  /** How often a call arrived. */
  count(call: string): number {
    return this.log.filter((entry) => entry.call === call).length;
  }

  async handle(request: Request): Promise<Reply> {
    const { tenant, choices } = this.state;
    const url = new URL(request.url, 'https://api.invalid');
    if (request.method === 'OPTIONS') {
      const reply = answerPreflight(request, choices);
      this.note(`OPTIONS`, request, url, reply);
      return reply;
    }
    const match = findCall(request.method, url.pathname, tenant.label, choices.downgradePath);
    const name = match?.call.name ?? `404 ${request.method} ${url.pathname}`;
    const entry = this.note(name, request, url, CUT);
    const odd = this.takeOdd(name);
    if (odd?.delayMs !== undefined) await new Promise((resolve) => setTimeout(resolve, odd.delayMs));
    if (odd?.cut === 'before') return CUT;
    const refuses = odd?.status !== undefined && odd.status >= 400 && odd.isDone !== true;
    const reply = refuses ? this.refuseOddly(request, odd) : this.work(request, url, match, odd);
    if (odd?.cut === 'after') return CUT;
    entry.status = reply.status;
    return reply;
  }

  private refuseOddly(request: Request, odd: Odd): Reply {
    return this.write(
      request,
      openSession(this.state, request),
      odd.status ?? 500,
      { errorDetails: { message: '' } },
      odd,
    );
  }

  private work(request: Request, url: URL, match: Match | undefined, odd: Odd | undefined): Reply {
    const visit = { session: openSession(this.state, request) };
    try {
      if (match === undefined) throw missing();
      if (request.method !== 'GET' && !hasToken(visit.session, request))
        throw new Refusal(419, 'csrf', 'Token mismatch');
      if (!(request.headers['accept'] ?? '').includes('application/json'))
        throw new Refusal(520, 'i_001', 'Accept header not application/json');
      const context = {
        query: url.searchParams,
        parameters: match.parameters,
        payload: readPayload(request),
        headers: request.headers,
      };
      const result = match.call.handler(this.state, context, visit);
      return this.write(request, visit.session, 200, this.wrap(result), odd);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const body = { code: error.code, errorDetails: { code: error.code, message: error.message } };
      return this.write(request, visit.session, error.status, body, undefined);
    }
  }

  private wrap(result: Result): unknown {
    if (result === undefined) return undefined;
    return this.state.choices.envelope ? { data: result } : result;
  }

  private write(
    request: Request,
    session: Session,
    status: number,
    valid: unknown,
    odd: Odd | undefined,
  ): Reply {
    const plain = { text: odd?.text ?? (valid === undefined ? '' : JSON.stringify(valid)) };
    const made = { ...odd, ...(odd?.rewrite?.(valid) ?? plain) };
    const isEmpty = made.text === '' && odd === undefined;
    return {
      status: made.status ?? (isEmpty && status === 200 ? 204 : status),
      headers: [
        ...corsHeaders(request.headers['origin'], this.state.choices.appOrigin),
        ...writeCookies(this.state, session),
        ['Content-Type', made.contentType ?? 'application/json'],
        ['Cache-Control', 'no-store'],
        ...(odd?.location === undefined ? [] : [['Location', odd.location] as [string, string]]),
      ],
      body: made.text,
    };
  }

  private takeOdd(name: string): Odd | undefined {
    const odd = this.odd.get(name);
    if (odd?.times === undefined) return odd;
    odd.times -= 1;
    if (odd.times <= 0) this.odd.delete(name);
    return odd;
  }

  private note(call: string, request: Request, url: URL, reply: Reply): Entry {
    const headers = Object.fromEntries(
      Object.entries(request.headers).filter(([name]) => NOTED_HEADERS.test(name)),
    );
    const entry = {
      call,
      method: request.method,
      path: `${url.pathname}${url.search}`,
      headers,
      body: request.body,
      status: reply.status,
    };
    this.log.push(entry);
    return entry;
  }
}

function readPayload(request: Request): Record<string, unknown> {
  if (request.body === '') return {};
  try {
    const payload: unknown = JSON.parse(request.body);
    return payload !== null && typeof payload === 'object' ? (payload as Record<string, unknown>) : {};
  } catch {
    throw new Refusal(400, 'bad_request', 'Bad request');
  }
}
