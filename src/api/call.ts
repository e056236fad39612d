/** A call of the API. */
export interface Call {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Below the prefix; `{name}` stands for a parameter. */
  path: string;
  /** What precedes the path: `w/v1/{client}` unless told otherwise. */
  prefix?: 'none' | 'client';
  /** Carries an `Idempotency-Key`. */
  keyed?: true;
  /** Beyond the specified calls: a server may lack it, and then only its own part is left out. */
  optional?: true;
}

/** Who is logged in. */
export const sessionCall = { method: 'GET', path: 'users/me' } as const satisfies Call;

/** The calls that one file makes, each under the name of the actor that makes it. */
export type Calls = Readonly<Record<string, Call>>;
