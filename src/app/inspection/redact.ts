import { isPersonal } from '#machines/domain/profile.ts';

const hidden = '•••';
const mostItems = 50;
const deepest = 8;
const longest = 2000;

/** The name under which all that is below it is hidden. */
const anySecret = 'secret';

/** Fields beside those of a person whose texts and figures nobody else may read. An error's code says what went wrong, and opens nothing. */
const secretName =
  /pass(?!ed|es)|secret|token|otp|cvc|cvv|\bpin$|csrf|xsrf|authorization|cookie|code$|phone/i;
const harmlessName = /^(postal|zip|currency|country|status)[-_]?code$/i;
const errorCode = /^[a-z]+(_[a-z0-9]+)+$/;

const cardNumber = /\d(?:[ -]?\d){12,18}/g;
const email = /([^\s@<>"'(),;:/=&?%]{1,64})(@|%40)([\w-]+(?:\.[\w-]+)+)/g;
const secretInQuery = /([?&#](?:[\w-]*(?:token|code|secret|pass\w*|state|signature|key))=)[^&#\s]+/gi;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** A signed token, or what is long and has letters and figures: a key, a hash. */
const opaque = /eyJ[\w-]+\.[\w-]+\.[\w-]+|(?=[\w+/-]*\d)(?=[\w+/-]*[A-Za-z])[\w+/-]{32,}={0,2}/g;

/**
 * A value as JSON that may be shown and sent: passwords, codes, tokens and card numbers are dots, of an email only the
 * first letter and the host are left. Actors, functions and what holds itself are named, long lists are cut.
 */
export function redact(value: unknown): unknown {
  return read(value, [], '');
}

function read(value: unknown, around: readonly object[], name: string): unknown {
  if (saysWho(name, value))
    return typeof value === 'string' ? hiddenText(value) : read(value, around, anySecret);
  const isSecret = secretName.test(name) && !harmlessName.test(name);
  if (typeof value === 'string')
    return isSecret && !errorCode.test(value) ? hiddenText(value) : redactText(value);
  if (typeof value === 'number') return isSecret || isCardNumber(String(value)) ? hidden : value;
  if (typeof value === 'bigint' || typeof value === 'symbol') return String(value);
  if (typeof value === 'function') return '[function]';
  if (typeof value !== 'object' || value === null) return value;
  if (around.includes(value)) return '[itself]';
  if (around.length >= deepest) return '[deeper]';
  return readObject(value, [...around, value], isSecret ? name : '');
}

/** An email is masked wherever it stands, and a text called `address` is one of the app. */
function saysWho(name: string, value: unknown): boolean {
  if (name === 'address') return typeof value === 'object';
  return isPersonal(name) && name !== 'email';
}

function readObject(value: object, around: readonly object[], secret: string): unknown {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString();
  if ('sessionId' in value && 'send' in value) return `[actor ${String('id' in value ? value.id : '')}]`;
  if (value instanceof Map || value instanceof Set) return readObject([...value], around, secret);
  if (Array.isArray(value)) {
    const items = value.slice(0, mostItems).map((item) => read(item, around, secret));
    return value.length > mostItems ? [...items, `[${value.length - mostItems} more]`] : items;
  }
  const own = value instanceof Error ? { ...value, name: value.name, message: value.message } : value;
  return Object.fromEntries(
    Object.entries(own).map(([name, item]) => [redactText(name), read(item, around, secret || name)]),
  );
}

const hiddenText = (text: string) => (text === '' ? '' : hidden);

function redactText(text: string): string {
  if (uuid.test(text)) return text;
  return (text.length > longest ? `${text.slice(0, longest)}…` : text)
    .replace(secretInQuery, `$1${hidden}`)
    .replace(
      email,
      (_, person: string, at: string, host: string) => `${person.slice(0, 1)}${hidden}${at}${host}`,
    )
    .replace(cardNumber, (digits) => (isCardNumber(digits) ? hidden : digits))
    .replace(opaque, (found) => (uuid.test(found) ? found : hidden));
}

/** By the check digit that every card number ends on. */
function isCardNumber(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '');
  if (digits.length < 13 || digits.length > 19) return false;
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}
