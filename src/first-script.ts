import { restartPage } from './browser/missing-script.ts';
import { openStorage } from './browser/storage.ts';

/* Stands in the document itself, and runs before anything is fetched. */

const page = {
  storage: openStorage('sessionStorage'),
  now: () => Date.now(),
  wait: (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds)),
  isTypedInto: () => [...document.querySelectorAll('input')].some(({ value }) => value !== ''),
  reach: () => fetch(location.href, { method: 'HEAD', cache: 'no-store' }),
  reload: () => location.reload(),
  say: () => {
    const words = document.getElementById('late');
    if (!words) return;
    words.role = 'alert';
    words.style.visibility = 'visible';
  },
};

window.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement && target.type === 'module') void restartPage(page);
  },
  { capture: true },
);
