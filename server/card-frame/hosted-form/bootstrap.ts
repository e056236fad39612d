/*
 * The first script of the card frame. It fetches nothing: the page around it hands over the provider's script, and hears
 * of what the script does. Only that page is listened to, and only its first script is run.
 */

const pageOrigin = new URL(document.URL).origin;
const nonce = document.currentScript?.nonce ?? '';

function report(message: Readonly<Record<string, unknown>>) {
  window.parent.postMessage(message, pageOrigin);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

const textIn = (source: unknown, name: string) => {
  const value = isRecord(source) ? source[name] : undefined;
  return typeof value === 'string' ? value : '';
};

function applyTheme(theme: unknown) {
  if (!isRecord(theme)) return;
  for (const [name, value] of Object.entries(theme)) {
    if (name.startsWith('--card-') && typeof value === 'string') {
      document.documentElement.style.setProperty(name, value);
    }
  }
}

function watchHeight() {
  let reported = 0;
  const measure = () => {
    const height = Math.ceil(document.body.getBoundingClientRect().height);
    if (height !== reported) report({ type: 'height', height });
    reported = height;
  };
  new ResizeObserver(measure).observe(document.body);
}

/** Whether anything of the form can be seen, wherever its fields are: in a frame, or in a shadow root. */
const isDrawn = () =>
  document.body.querySelector('form, iframe, input') !== null ||
  [...document.body.children].some(
    (element) => element.localName !== 'script' && element.getBoundingClientRect().height > 0,
  );

const sender = 'form button:not([type=button], [type=reset]), form input[type=submit]';

/** What the button that sends the form says; empty where the form's own document has none. */
function senderLabel(): string {
  const button = document.body.querySelector<HTMLElement>(sender);
  const text = button instanceof HTMLInputElement ? button.value : button?.textContent;
  return (text ?? '').replaceAll(/\s+/g, ' ').trim();
}

/** Reports once that something is drawn, and each time what the form's button says. */
function watchForm() {
  let [wasDrawn, label] = [false, ''];
  const look = () => {
    if (!wasDrawn && isDrawn()) {
      wasDrawn = true;
      report({ type: 'rendered' });
    }
    const next = senderLabel();
    if (next !== '' && next !== label) report({ type: 'label', text: next });
    label = next;
  };
  look();
  new ResizeObserver(look).observe(document.body);
  const everything = { childList: true, subtree: true, characterData: true, attributes: true };
  new MutationObserver(look).observe(document.body, everything);
}

function run(text: string) {
  const script = document.createElement('script');
  script.nonce = nonce;
  script.textContent = text;
  document.head.append(script);
}

let isStarted = false;

function start(message: Readonly<Record<string, unknown>>) {
  if (isStarted) return;
  isStarted = true;
  document.documentElement.lang = textIn(message, 'lang') || 'en';
  document.documentElement.dataset['submitLabel'] = textIn(message, 'submitLabel');
  applyTheme(message['theme']);
  watchHeight();
  run(textIn(message, 'script'));
  watchForm();
}

window.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
  if (source !== window.parent || origin !== pageOrigin || !isRecord(data)) return;
  if (data['type'] === 'init') start(data);
  if (data['type'] === 'update' && isStarted) {
    const { submitLabel, isDisabled } = data;
    document.dispatchEvent(new CustomEvent('update', { detail: { submitLabel, isDisabled } }));
  }
});

/** A value as it travels to the server. Throws for what can't. */
function asJson(value: unknown): unknown {
  const text: unknown = JSON.stringify(value);
  return typeof text === 'string' ? JSON.parse(text) : undefined;
}

function detailOf(event: Event): unknown {
  const detail: unknown = 'detail' in event ? event.detail : null;
  try {
    return typeof detail === 'string' ? JSON.parse(detail) : detail;
  } catch {
    return null;
  }
}

/** What can't travel is left out: the page says that it could not be read. */
function reportCard(event: Event) {
  const detail = detailOf(event);
  try {
    const { name, system, platformData } = isRecord(detail) ? detail : {};
    report({ type: 'success', detail: asJson({ name, system, platformData }) });
  } catch {
    report({ type: 'unreadable' });
  }
}

function receiveOutcome(event: Event) {
  if (event.type === 'success') reportCard(event);
  else if (event.type === 'error')
    report({ type: 'error', detail: { message: textIn(detailOf(event), 'message') } });
}

const raised = new WeakSet<Event>();

const dispatch = Object.getOwnPropertyDescriptor(EventTarget.prototype, 'dispatchEvent')
  ?.value as EventTarget['dispatchEvent'];

const isPlaced = (target: EventTarget) => target === window || (target instanceof Node && target.isConnected);

/**
 * A provider may raise its events on anything: on the window, in a shadow root, on a target that stands in no document.
 * They are received as they are raised, each once. Of a target that stands nowhere only those with a detail are meant for
 * anybody else.
 */
EventTarget.prototype.dispatchEvent = function dispatchEvent(this: EventTarget, event: Event) {
  if (!raised.has(event) && (isPlaced(this) || detailOf(event) !== null)) receiveOutcome(event);
  raised.add(event);
  return dispatch.call(this, event);
};

/**
 * What the browser itself reports is no outcome: a picture that does not load is none, and a script that breaks ends
 * nothing but a form that was not drawn yet.
 */
window.addEventListener('error', (event) => {
  if (event.isTrusted && event instanceof ErrorEvent && !isDrawn()) report({ type: 'broken' });
});

document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') report({ type: 'escape' });
});

report({ type: 'ready' });
