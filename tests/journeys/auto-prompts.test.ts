import { consentMessages } from '#src/flows/consent/consent.messages.ts';
import { giveawayReminderMessages as reminderCopy } from '#src/flows/giveaway-reminder/giveaway-reminder.messages.ts';
import { inviteFriendsMessages as invite } from '#src/flows/invite-link/invite-link.messages.ts';
import { ticketsMessages as tickets } from '#src/flows/tickets/tickets.messages.ts';
import { expect, test } from '#tests/support/journey.ts';
import { expectSoundAtBothWidths } from '#tests/support/journey-screen.ts';

test.use({ isLeftInPeace: false });

test(
  '[REFR-03] [PLAY-01] [PLAY-02] [TOAS-03] inviting is offered once, when the question about cookies is answered, then the giveaway reminder shows until it is closed',
  { tag: ['@desktop', '@core'] },
  async ({ page, context, enter }) => {
    await enter('active');
    await page.goto('/');
    const offer = page.getByRole('dialog', { name: invite.title });
    const reminder = page.getByRole('complementary', { name: reminderCopy.label });
    const question = page.getByRole('region', { name: consentMessages.label, exact: true });
    await question.getByRole('button', { name: consentMessages.reject }).click();
    await expect(offer).toBeVisible();
    await expect(reminder).toHaveCount(0);
    await offer.getByRole('button', { name: invite.close }).last().click();
    await expect(offer).toHaveCount(0);
    await expect(reminder).toBeVisible();
    await page.reload();
    await expect(reminder).toBeVisible();
    await expect(offer).toHaveCount(0);
    await expectSoundAtBothWidths(page);
    await reminder.getByRole('button', { name: reminderCopy.show }).click();
    await expect(page.getByRole('dialog', { name: tickets.title })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(reminder).toHaveCount(0);
    const stored = (await context.cookies()).map(({ name }) => name);
    expect(stored).toEqual(expect.arrayContaining(['invite_friends_seen', 'giveaway_reminder_seen']));
  },
);
