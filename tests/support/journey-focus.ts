import { expect, type Page } from '@playwright/test';

/** Has the page call `reportLostFocus` for each gesture that left the focus on the body. Once for each page. */
export async function watchFocus(page: Page, receive: (line: string) => void): Promise<void> {
  await page.exposeFunction('reportLostFocus', receive);
  await page.addInitScript(noteGestures);
}

/** A page that ends at once reports no loss: this waits for the focus. */
export async function expectFocusHeld(page: Page): Promise<void> {
  if (page.isClosed()) return;
  const lostBy = () =>
    page.evaluate(() => document.documentElement.dataset['focusLostBy'] ?? '').catch(() => '');
  await expect.poll(lostBy, { message: 'the gesture that left the focus on the body' }).toBe('');
}

/** Runs in the page, and keeps the last gesture on a control. */
function noteGestures(): void {
  if (window !== window.top) return;
  /** Milliseconds for which nothing has the focus, while nothing is busy. */
  const limit = 1500;
  /** A link to a part of the page moves where Tab goes on from, and not the focus. */
  const operable =
    'a[href]:not([href*="#"]), button, input, select, textarea, summary, [role=menuitem], [role=option]';
  let gesture = '';
  let since = 0;

  const describe = (element: Element) => {
    const name = element.getAttribute('aria-label') ?? element.textContent;
    return `${element.tagName.toLowerCase()} "${name.trim().slice(0, 60)}"`;
  };
  const note = (event: Event) => {
    const { target, type } = event;
    if (!event.isTrusted || !(target instanceof Element)) return;
    const operated = target.closest(operable);
    const isLeft = event instanceof KeyboardEvent && event.key === 'Tab';
    gesture = operated && !isLeft ? `${type} on ${describe(operated)}` : '';
  };
  addEventListener('click', note, true);
  addEventListener('keydown', note, true);

  const isLost = () => {
    const { activeElement, body, visibilityState } = document;
    if (gesture === '' || visibilityState !== 'visible' || document.getElementById('root') === null)
      return false;
    if (document.querySelector('[aria-busy=true], [role=progressbar][aria-valuemax]')) return false;
    return activeElement === null || activeElement === body;
  };
  const look = () => {
    const root = document.documentElement as HTMLElement | null;
    if (!root) return;
    if (!isLost()) {
      since = 0;
      delete root.dataset['focusLostBy'];
      return;
    }
    since ||= performance.now();
    root.dataset['focusLostBy'] = gesture;
    if (performance.now() - since < limit) return;
    const report: unknown = Reflect.get(window, 'reportLostFocus');
    if (typeof report === 'function') report(`${gesture} at ${location.pathname}`);
    gesture = '';
  };
  setInterval(look, 100);
}
