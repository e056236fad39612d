import type { Page } from '@playwright/test';

/** Puts a line over the page, above the bar about cookies, where no test and no reader of the screen meets it. */
export async function showCaption(page: Page, text: string): Promise<void> {
  await page.evaluate((words) => {
    const id = 'play-caption';
    document.getElementById(id)?.remove();
    const box = document.createElement('div');
    box.id = id;
    box.ariaHidden = 'true';
    box.popover = 'manual';
    Object.assign(box.style, {
      position: 'fixed',
      inset: 'auto 0 104px 0',
      margin: '0 auto',
      width: 'fit-content',
      maxWidth: '80vw',
      padding: '12px 20px',
      border: '0',
      borderRadius: '8px',
      background: '#101418',
      color: '#ffffff',
      font: '600 18px/1.4 system-ui, sans-serif',
      pointerEvents: 'none',
    });
    box.attachShadow({ mode: 'closed' }).textContent = words;
    document.body.append(box);
    box.showPopover();
  }, text);
}
