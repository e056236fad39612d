import { caretAfter } from './caret.ts';
import { drawWarning } from './drawings.ts';

export interface FieldOptions {
  name: string;
  label: string;
  autocomplete: AutoFill;
  inputMode: 'numeric' | 'text';
  placeholder?: string;
  className?: string;
  format: (text: string) => string;
  /** What is wrong with a text, in words; null when nothing is. */
  check: (text: string) => string | null;
  /** What is good to know of a text as soon as it is typed, until something is wrong with it; null for nothing. */
  hint?: (text: string) => string | null;
  onChange?: (text: string) => void;
}

export interface Field {
  element: HTMLElement;
  input: HTMLInputElement;
  /** What the input stands in. */
  box: HTMLElement;
  /** Checks the text and shows what is wrong. */
  isValid: () => boolean;
}

/** A labelled input that formats as one types. An error stands below it until the text changes. */
export function createField(options: FieldOptions): Field {
  const { name, label, autocomplete, inputMode, placeholder = '', className = '', format, check } = options;
  const element = document.createElement('div');
  element.className = `field ${className}`.trim();

  const caption = document.createElement('label');
  caption.htmlFor = name;
  caption.textContent = label;

  const input = document.createElement('input');
  Object.assign(input, {
    id: name,
    name,
    type: 'text',
    inputMode,
    enterKeyHint: 'go',
    placeholder,
    autocomplete,
  });
  input.required = true;
  input.spellcheck = false;
  input.setAttribute('aria-describedby', `${name}-hint ${name}-error`);
  const box = document.createElement('div');
  box.className = 'box';
  box.append(input);

  const error = document.createElement('p');
  error.className = 'error';
  error.id = `${name}-error`;
  const hint = document.createElement('p');
  hint.className = 'hint';
  hint.id = `${name}-hint`;
  hint.setAttribute('role', 'status');
  element.append(caption, box, hint, error);

  const show = (problem: string | null) => {
    hint.textContent = (problem === null && options.hint?.(input.value)) || '';
    if (problem === null) {
      input.removeAttribute('aria-invalid');
      error.replaceChildren();
      return;
    }
    input.setAttribute('aria-invalid', 'true');
    error.replaceChildren(drawWarning(), problem);
  };

  input.addEventListener('input', (event) => {
    const isComposing = event instanceof InputEvent && event.isComposing;
    const text = input.value;
    const formatted = isComposing ? text : format(text);
    if (formatted !== text) {
      const caret = caretAfter(text, input.selectionStart ?? text.length, formatted);
      input.value = formatted;
      input.setSelectionRange(caret, caret);
    }
    show(null);
    options.onChange?.(formatted);
  });
  input.addEventListener('change', () => {
    if (input.value !== '') show(check(input.value));
  });

  return {
    element,
    input,
    box,
    isValid: () => {
      const problem = check(input.value);
      show(problem);
      return problem === null;
    },
  };
}
