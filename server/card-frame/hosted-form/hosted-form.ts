import { brandOf, digitsOf, findCardNumber, formatNumber, numberProblem, type Brand } from './card-number.ts';
import { drawMark } from './drawings.ts';
import { expiryProblem, formatExpiry, readExpiry } from './expiry.ts';
import { createField, type Field } from './field.ts';
import { styles } from './styles.ts';
import {
  brandHints,
  brandNames,
  codeProblem,
  expiryProblems,
  failure,
  labels,
  nameProblems,
  numberProblems,
} from './texts.ts';
import { tokenFor } from './token.ts';

export interface HostedFormOptions {
  /** Makes tokens of one member differ from those of another. */
  salt: string;
  /** The day, UTC, on which the provider sent the form: `2026-11-22`. */
  today: string;
}

const longestName = 100;

function showBrand(sign: HTMLElement, brand: Brand) {
  const name = document.createElement('span');
  name.textContent = brand === 'unknown' ? '' : brandNames[brand];
  sign.replaceChildren(drawMark(brand), name);
}

/** Why a number is not taken, as soon as its brand shows; null for a brand that is taken, or not known yet. */
const hintOf = (text: string) => brandHints[brandOf(digitsOf(text))] ?? null;

function createFields(today: Date) {
  const sign = document.createElement('span');
  sign.className = 'brand';
  sign.setAttribute('aria-live', 'polite');
  let brand: Brand = 'unknown';
  showBrand(sign, brand);

  const number = createField({
    name: 'number',
    label: labels.number,
    autocomplete: 'cc-number',
    inputMode: 'numeric',
    placeholder: '1234 1234 1234 1234',
    className: 'wide number',
    format: formatNumber,
    check: (text) => {
      const problem = numberProblem(text);
      return problem && (hintOf(text) ?? numberProblems[problem]);
    },
    hint: hintOf,
    onChange: (text) => {
      const next = brandOf(digitsOf(text));
      if (next !== brand) showBrand(sign, next);
      brand = next;
    },
  });
  number.box.append(sign);

  const expiry = createField({
    name: 'expiry',
    label: labels.expiry,
    autocomplete: 'cc-exp',
    inputMode: 'numeric',
    placeholder: 'MM / YY',
    format: formatExpiry,
    check: (text) => {
      const problem = expiryProblem(text, today);
      return problem && expiryProblems[problem];
    },
  });
  const codeLength = () => (brand === 'amex' ? 4 : 3);
  const code = createField({
    name: 'code',
    label: labels.code,
    autocomplete: 'cc-csc',
    inputMode: 'numeric',
    placeholder: 'CVC',
    format: (text) => digitsOf(text).slice(0, brand === 'unknown' ? 4 : codeLength()),
    check: (text) => (text.length === codeLength() ? null : codeProblem(brand)),
  });
  const name = createField({
    name: 'name',
    label: labels.name,
    autocomplete: 'cc-name',
    inputMode: 'text',
    className: 'wide',
    format: (text) => text.slice(0, longestName),
    check: (text) => {
      if (text.trim() === '') return nameProblems.missing;
      return findCardNumber(text) === null ? null : nameProblems.number;
    },
  });
  return { number, expiry, code, name };
}

async function readCard({ number, expiry, name }: ReturnType<typeof createFields>, salt: string) {
  const digits = digitsOf(number.input.value);
  const brand = brandOf(digits);
  const date = readExpiry(expiry.input.value);
  if (date === null) throw new Error(failure);
  const platformData = {
    token: await tokenFor(digits, brand, date, salt),
    lastDigits: digits.slice(-4),
    expiryMonth: date.month,
    expiryYear: date.year,
  };
  return { name: name.input.value.trim(), system: brand, platformData };
}

/**
 * Puts the form into the document. When it is sent, a `success` event on the document tells the card: name, system and
 * platformData with a token; an `error` event tells a message. The number stays here. After a success the form is locked
 * until an `update` event unlocks it; such an event may also change the button's label.
 */
export function mount({ salt, today }: HostedFormOptions) {
  const style = document.createElement('style');
  style.textContent = styles;
  document.head.append(style);

  const fields = createFields(new Date(today));
  const all: readonly Field[] = [fields.number, fields.expiry, fields.code, fields.name];
  const form = document.createElement('form');
  form.noValidate = true;
  form.setAttribute('aria-label', labels.form);
  const button = document.createElement('button');
  button.type = 'submit';
  button.textContent = document.documentElement.dataset['submitLabel'] || labels.submit;
  // A field that is left shows its error and moves the button, so a press on it must not leave the field.
  button.addEventListener('mousedown', (event) => event.preventDefault());
  form.append(...all.map(({ element }) => element), button);

  let phase: 'open' | 'locked' = 'open';
  const enter = (next: typeof phase) => {
    phase = next;
    button.setAttribute('aria-disabled', String(next === 'locked'));
    for (const { input } of all) input.readOnly = next === 'locked';
  };
  const report = (type: 'success' | 'error', detail: unknown) =>
    document.dispatchEvent(new CustomEvent(type, { detail }));

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (phase === 'locked') return;
    const wrong = all.filter((field) => !field.isValid());
    if (wrong[0]) {
      wrong[0].input.focus();
      return;
    }
    enter('locked');
    readCard(fields, salt)
      .then((card) => report('success', card))
      .catch(() => {
        enter('open');
        report('error', { message: failure });
      });
  });
  document.addEventListener('update', (event) => {
    const detail: unknown = event instanceof CustomEvent ? event.detail : null;
    if (typeof detail !== 'object' || detail === null) return;
    if ('submitLabel' in detail && typeof detail.submitLabel === 'string') {
      button.textContent = detail.submitLabel;
    }
    if ('isDisabled' in detail) enter(detail.isDisabled === true ? 'locked' : 'open');
  });

  document.body.append(form);
}
