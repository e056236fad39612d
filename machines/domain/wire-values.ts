const writtenNumber = /^[-+]?(\d+\.?\d*|\.\d+)$/;

const writtenInstant =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::(\d{2})(?:[.,](\d{1,3})\d*)?)?\s?(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i;

/** A number that is written as a text; anything else as it is. */
export function toNumber(raw: unknown): unknown {
  return typeof raw === 'string' && writtenNumber.test(raw) ? Number(raw) : raw;
}

/** A number as a text; anything else as it is. */
export function toText(raw: unknown): unknown {
  return typeof raw === 'number' ? String(raw) : raw;
}

/** 1 and 0, "1" and "0", "true" and "false" as a boolean; anything else as it is. */
export function toBoolean(raw: unknown): unknown {
  const written = String(raw).trim().toLowerCase();
  if (written === '1' || written === 'true') return true;
  return written === '0' || written === 'false' ? false : raw;
}

/** A moment as an ISO text in UTC; null for what is none. One that is in UTC already keeps its text. */
export function toInstant(raw: unknown): string | null {
  const [, date, time = '00:00', seconds = '00', fraction = '0', zone = 'Z'] =
    (typeof raw === 'string' && writtenInstant.exec(raw.trim())) || [];
  if (date === undefined) return null;
  const offset =
    zone.toUpperCase() === 'Z' ? 'Z' : `${zone.slice(0, 3)}:${zone.slice(3).replace(':', '') || '00'}`;
  const moment = new Date(`${date}T${time}:${seconds}.${fraction}${offset}`);
  if (Number.isNaN(moment.getTime())) return null;
  return typeof raw === 'string' && /T.*\dZ$/.test(raw) && !/\.\d{4}/.test(raw) ? raw : moment.toISOString();
}

/** The texts by language. A text alone is English; what is no text, or empty, is left out. */
export function toTexts(raw: unknown): unknown {
  if (typeof raw === 'string') return raw === '' ? {} : { en: raw };
  if (typeof raw !== 'object' || raw === null) return raw;
  return Object.fromEntries(
    Object.entries(raw).filter(([, text]) => typeof text === 'string' && text !== ''),
  );
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
