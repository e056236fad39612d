/** A request as the handlers read it, whatever carried it here. */
export interface Request {
  method: string;
  /** The path and the query. */
  url: string;
  headers: Record<string, string>;
  body: string;
}

export interface Reply {
  status: number;
  headers: [string, string][];
  body: string;
}

export interface Context {
  query: URLSearchParams;
  parameters: string[];
  payload: Record<string, unknown>;
  headers: Record<string, string>;
}

/** What a call's handler gives back: a body, or nothing where the specification shows no answer. */
export type Result = Record<string, unknown> | undefined;

/** An error of the catalogue, sent with the status that stands for it. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** A server code travels with 520, a card provider's with 521. */
export function refuse(code: string, message: string): Refusal {
  return new Refusal(code.startsWith('i_') ? 520 : 521, code, message);
}

export function invalid(message: string): Refusal {
  return new Refusal(422, 'invalid', message);
}

export const unauthorized = (): Refusal => new Refusal(401, 'unauthorized', 'Unauthorized');
export const missing = (): Refusal => new Refusal(404, 'not_found', 'Not found');

export function text(payload: Record<string, unknown>, field: string): string {
  const value = payload[field];
  if (typeof value !== 'string' || value.trim() === '') throw invalid(`${field} is required`);
  return value;
}

/** An id as it stands in a path or a payload: some servers write numbers, some clients text. */
export function sameId(id: number, given: unknown): boolean {
  return (typeof given === 'string' || typeof given === 'number') && String(id) === String(given);
}

export function readCookies(header: string | undefined): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (at > 0) cookies.set(pair.slice(0, at).trim(), pair.slice(at + 1).trim());
  }
  return cookies;
}
