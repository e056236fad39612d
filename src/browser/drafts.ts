import * as v from 'valibot';
import { isLikeCardNumber } from '#machines/domain/card-like.ts';
import { readJson, safeStorage, type KeyValueStorage } from './storage.ts';

const version = 1;
const longest = 500;

const secretName = /pass|secret|token|card|cvc|cvv|pin$|code/i;
const placeName = /^(postal|zip)[-_]?code$/i;

const valuesSchema = v.pipe(
  v.record(v.string(), v.string()),
  v.transform((values) =>
    Object.fromEntries(
      Object.entries(values).filter(
        ([name, value]) => mayBeStored(name) && value.length <= longest && !isLikeCardNumber(value),
      ),
    ),
  ),
);

const storedSchema = v.object({ version: v.literal(version), drafts: v.record(v.string(), valuesSchema) });

type Stored = v.InferOutput<typeof storedSchema>['drafts'];

export interface Draft {
  /** What was entered, by the name of its field; empty when nothing was. */
  read: () => Record<string, string>;
  /** Replaces what was kept. Long texts, card numbers, and fields named like a secret, are left out. */
  write: (values: Readonly<Record<string, string>>) => void;
  clear: () => void;
}

export interface Drafts {
  /** The draft of one form. */
  draft: (name: string) => Draft;
  clearAll: () => void;
}

/** What was entered in the forms of one client and not sent yet. It lives as long as its storage lets it. */
export function createDrafts(storage: KeyValueStorage, { client }: { client: string }): Drafts {
  const storageKey = `drafts:${client}`;

  const stored = safeStorage(storage);

  function read(): Stored {
    const result = v.safeParse(storedSchema, readJson(stored.getItem(storageKey)));
    return result.success ? result.output.drafts : {};
  }

  function write(drafts: Stored): void {
    if (Object.keys(drafts).length === 0) stored.removeItem(storageKey);
    else stored.setItem(storageKey, JSON.stringify({ version, drafts }));
  }

  return {
    draft: (name) => ({
      read: () => read()[name] ?? {},
      write: (values) => write({ ...read(), [name]: v.parse(valuesSchema, values) }),
      clear: () => write(Object.fromEntries(Object.entries(read()).filter(([each]) => each !== name))),
    }),
    clearAll: () => write({}),
  };
}

function mayBeStored(name: string): boolean {
  return placeName.test(name) || !secretName.test(name);
}
