import { DatabaseError } from 'pg';
import { findCardNumber } from './card-frame/hosted-form/card-number.ts';
import type { Log } from './services.ts';

const secretName = /passw|token|code|cookie|secret|authorization|nonce|search|latitude|longitude/i;
const email = /[^\s@/?&=,;"'(]+(@|%40)(?=[\w.-])/gi;

/** A value without what must not be written down: secrets by name, card numbers, and the local part of addresses. */
export function redact(value: unknown, name = ''): unknown {
  if (secretName.test(name) && value !== null && value !== undefined) return '[redacted]';
  if (typeof value === 'string') {
    return findCardNumber(value) === null ? value.replace(email, '***$1') : '[redacted]';
  }
  if (Array.isArray(value)) return value.map((each) => redact(each));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, redact(each, key)]));
  }
  return value;
}

/** What is said of a bug: its deepest cause, never the parameters of a query. */
export function describeError(error: unknown): Readonly<Record<string, unknown>> {
  if (!(error instanceof Error)) return { error: 'not an Error' };
  if (error.cause instanceof Error) return describeError(error.cause);
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    error: `${error instanceof DatabaseError ? 'DatabaseError' : error.name}: ${error.message.split('\nparams:')[0]}`,
    at: frames.slice(0, 5).map((line) => line.trim()),
  };
}

/** A log of one JSON line an entry. */
export function jsonLog(write: (line: string) => void): Log {
  return (entry) => {
    write(`${JSON.stringify(redact(entry))}\n`);
  };
}
