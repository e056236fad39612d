import '#src/theme/global.css.ts';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { footer } from '#src/app/layout/footer.css.ts';
import { consentMessages } from '#src/flows/consent/consent.messages.ts';
import { CookieBanner } from '#src/flows/consent/cookie-banner.tsx';
import { GiveawayReminder } from '#src/flows/giveaway-reminder/giveaway-reminder.tsx';
import { giveawayReminderMessages } from '#src/flows/giveaway-reminder/giveaway-reminder.messages.ts';

const noop = () => {};
const names = Array.from({ length: 12 }, (_, index) => `Row ${index + 1}`);

beforeEach(() => page.viewport(390, 500));
afterEach(() => page.viewport(1440, 900));

test.each<[string, string, ReactNode]>([
  [
    'the reminder of the giveaway',
    giveawayReminderMessages.label,
    <GiveawayReminder key="reminder" ticketCount={5} onShow={noop} onClose={noop} />,
  ],
  [
    'the question about cookies',
    consentMessages.label,
    <CookieBanner key="question" onAccept={noop} onReject={noop} />,
  ],
])('[HOME-06] [PLAY-01] what takes the focus by keyboard stands above %s', async (_, label, floating) => {
  await render(
    <div className={footer}>
      {names.map((name) => (
        <p key={name} style={{ marginBlock: 60 }}>
          <button type="button">{name}</button>
        </p>
      ))}
      {floating}
    </div>,
  );
  const edge = page.getByLabelText(label).element().getBoundingClientRect().top;
  for (const name of names) {
    await userEvent.tab();
    const row = page.getByRole('button', { name, exact: true });
    await expect.element(row).toHaveFocus();
    expect(row.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(edge);
  }
});
