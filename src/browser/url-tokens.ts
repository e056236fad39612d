import * as v from 'valibot';
import { emailField } from '#machines/domain/email.ts';
import { parseQuery, writeQuery } from '#machines/domain/query.ts';
import { routeAt } from '#machines/domain/routes.ts';
import { safeStorage, type KeyValueStorage } from './storage.ts';

const storageKey = 'activation-token';

const tokenSchema = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,512}$/));
/** A link whose token was pasted into its path. */
const activationPath = /^(\/activate)\/([\w-]{1,512})\/?$/;
const resetSchema = v.object({ email: emailField, token: tokenSchema });

/** The grant of a password reset. */
export type ResetSecret = v.InferOutput<typeof resetSchema>;

export interface Secret<Value> {
  read: () => Value | null;
  /** Reads and forgets. */
  take: () => Value | null;
  /** Puts another in its place. */
  store: (value: Value) => void;
}

export interface UrlTokens {
  /** In memory only: a reload loses it. */
  reset: Secret<ResetSecret>;
  /** Survives a reload of its tab, until it is taken. */
  activation: Secret<string>;
}

interface TakeUrlTokensOptions {
  location: Pick<Location, 'pathname' | 'search' | 'hash'>;
  history: Pick<History, 'replaceState' | 'state'>;
  /** The storage of the tab. */
  storage: KeyValueStorage;
}

/**
 * Takes the secrets of /password-reset-2 and /activate out of the address at once, and holds them. It must run
 * before anything else reads the address.
 */
export function takeUrlTokens({ location, history, storage }: TakeUrlTokensOptions): UrlTokens {
  const reset = createMemorySecret<ResetSecret>();
  const activation = createTabSecret(storage);

  switch (routeAt(location.pathname)) {
    case 'password-reset-2': {
      const found = v.safeParse(resetSchema, removeFromAddress(['email', 'token']));
      if (found.success) reset.store(found.output);
      break;
    }
    case 'activate': {
      const found = v.safeParse(tokenSchema, removeFromAddress(['token'])['token']);
      if (found.success) activation.store(found.output);
      break;
    }
    default: {
      const [, path = '', token] = activationPath.exec(location.pathname) ?? [];
      if (token === undefined) break;
      activation.store(token);
      history.replaceState(history.state, '', path + location.search + location.hash);
    }
  }
  return { reset, activation };

  function removeFromAddress(names: readonly string[]): Record<string, string> {
    const pairs = parseQuery(location.search);
    const found = pairs.filter(([name, value]) => names.includes(name) && value !== '');
    const rest = writeQuery(pairs.filter(([name]) => !names.includes(name)));
    if (location.search !== '')
      history.replaceState(history.state, '', location.pathname + rest + location.hash);
    return Object.fromEntries(found.toReversed());
  }
}

function createMemorySecret<Value>(): Secret<Value> {
  let held: Value | null = null;
  return {
    read: () => held,
    take() {
      const value = held;
      held = null;
      return value;
    },
    store(value) {
      held = value;
    },
  };
}

/** Holds a token in memory, and in the tab's storage where the browser lets it. */
function createTabSecret(storage: KeyValueStorage): Secret<string> {
  const memory = createMemorySecret<string>();
  const persisted = safeStorage(storage);

  function read(): string | null {
    const stored = v.safeParse(tokenSchema, persisted.getItem(storageKey));
    return memory.read() ?? (stored.success ? stored.output : null);
  }

  return {
    read,
    take() {
      const token = read();
      memory.take();
      persisted.removeItem(storageKey);
      return token;
    },
    store(token) {
      memory.store(token);
      persisted.setItem(storageKey, token);
    },
  };
}
