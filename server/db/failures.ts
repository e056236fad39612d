/** A wait for the database that took too long. */
export class DatabaseAwayError extends Error {
  override readonly name = 'DatabaseAwayError';
}

/** Somebody else holds what is asked for. */
const busyCodes = /^(55P03|40P01|40001)$/;

/** Connections that end or can't be had, no room, a standby, what took too long. */
const awayCodes =
  /^(08...|53...|57...|25P03|25006|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/;

/** What node-postgres says without a code. */
const awayMessages =
  /^(Query read timeout|Connection terminated|timeout e|Client (has encountered|was closed)|Cannot use a pool after|Failed to acquire)/;

/** Why a query failed through no fault of its own: it is `busy` where others hold a lock, else the database is `away`. Null for any other failure. */
export function failureOf(error: unknown): 'busy' | 'away' | null {
  if (!(error instanceof Error)) return null;
  const code = 'code' in error ? String(error.code) : '';
  if (busyCodes.test(code)) return 'busy';
  if (error instanceof DatabaseAwayError || awayCodes.test(code) || awayMessages.test(error.message)) {
    return 'away';
  }
  return failureOf(error.cause);
}

/** Connections that can't be used any more though they look open: silent ones, and those to a server that only reads now. */
export function isLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.message === 'Query read timeout' || ('code' in error && error.code === '25006');
}
