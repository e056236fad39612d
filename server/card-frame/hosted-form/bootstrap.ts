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

const hasForm = () => document.body.querySelector('form, iframe, input') !== null;

function notifyWhenRendered() {
  if (hasForm()) {
    report({ type: 'rendered' });
    return;
  }
  const observer = new MutationObserver(() => {
    if (!hasForm()) return;
    observer.disconnect();
    report({ type: 'rendered' });
  });
  observer.observe(document.body, { childList: true, subtree: true });
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
  notifyWhenRendered();
}

window.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
  if (source !== window.parent || origin !== pageOrigin || !isRecord(data)) return;
  if (data['type'] === 'init') start(data);
  if (data['type'] === 'update' && isStarted) {
    const { submitLabel, isDisabled } = data;
    document.dispatchEvent(new CustomEvent('update', { detail: { submitLabel, isDisabled } }));
  }
});

document.addEventListener('success', (event) => {
  const detail: unknown = event instanceof CustomEvent ? event.detail : null;
  if (!isRecord(detail)) return;
  const { name, system, platformData } = detail;
  report({ type: 'success', detail: { name, system, platformData } });
});
document.addEventListener('error', (event) => {
  const detail: unknown = event instanceof CustomEvent ? event.detail : null;
  report({ type: 'error', detail: { message: textIn(detail, 'message') } });
});
/** A script that breaks before there is a form never shows one; afterwards it tells its failures itself. */
window.addEventListener('error', ({ message }) => {
  if (!hasForm()) report({ type: 'error', detail: { message } });
});
document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') report({ type: 'escape' });
});

report({ type: 'ready' });
