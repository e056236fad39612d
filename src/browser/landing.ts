import * as v from 'valibot';

const parameters = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;

type Utm = Partial<Record<(typeof parameters)[number], string>>;

const storageKey = 'utm';
const longest = 128;

/** Printable ASCII, so that it may travel as a header. */
const value = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .replaceAll(/[^\x20-\x7e]/g, '')
      .trim()
      .slice(0, longest),
  ),
);

const utmSchema = v.record(v.picklist(parameters), value);

/** Keeps the tracking parameters of the landing address; an address without any changes nothing. */
export function captureUtm(search: string, storage: Pick<Storage, 'setItem'>): void {
  const query = new URLSearchParams(search);
  const found = parameters.flatMap((name) => {
    const text = v.parse(value, query.get(name) ?? '');
    return text === '' ? [] : [[name, text] as const];
  });
  if (found.length === 0) return;
  try {
    storage.setItem(storageKey, JSON.stringify(Object.fromEntries(found)));
  } catch {
    return;
  }
}

/** The kept tracking parameters as `x-utm-*` headers. */
export function utmHeaders(storage: Pick<Storage, 'getItem'>): Record<string, string> {
  const stored = Object.entries(readUtm(storage)).filter(([, text]) => text !== '');
  return Object.fromEntries(stored.map(([name, text]) => [`x-${name.replace('_', '-')}`, text]));
}

function readUtm(storage: Pick<Storage, 'getItem'>): Utm {
  try {
    return v.parse(utmSchema, JSON.parse(storage.getItem(storageKey) ?? '{}'));
  } catch {
    return {};
  }
}
