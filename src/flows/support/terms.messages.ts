import { suspensionDays, tryDays } from '#machines/domain/dunning-days.ts';
import type { SupportText } from './support.messages.ts';
import { spelled } from '#src/messages/spelled.ts';

const [, second, third, last] = tryDays;

/** The terms of a client's program. */
export function termsOf(clientName: string): SupportText {
  return {
    title: 'Terms',
    lead: `What you can expect from ${clientName}, and what we ask of you. Kept short on purpose.`,
    updated: '2026-11-29T00:00:00Z',
    parts: [
      {
        title: 'Who can join',
        paragraphs: [
          `You can join ${clientName} when you are 18 or older and live in the United States or Canada. One person has one account, with an email address that is yours.`,
          'Keep your password to yourself. If you think somebody else has used your account, change your password and write to us at once.',
        ],
      },
      {
        title: 'Linking a card',
        paragraphs: [
          'You earn with a Visa or Mastercard that you link to your account. American Express and Discover cards can’t be linked. A card can be linked to one account at a time.',
          'Your card number is entered in a form of our payment provider and never reaches us. We keep the brand, the last four digits and the expiry date so that you can recognize the card.',
        ],
      },
      {
        title: 'Cash back and offers',
        paragraphs: [
          'Each offer states its reward, its conditions and when it ends. Cash back is pending first. It is confirmed when the store’s return period is over and the store has reported the purchase.',
          spelled(
            'A purchase that is returned, canceled or made outside the conditions of the offer earns nothing. If only a part is refunded by then, cash back is for the rest. You can see the reason beside each purchase.',
          ),
          'Confirmed cash back is yours. If a store takes the purchase back after that day, you keep it.',
          'You can withdraw confirmed cash back to a linked card. It takes 2 to 3 business days to arrive. You can’t withdraw while membership dues are unpaid.',
        ],
      },
      {
        title: 'Membership and giving',
        paragraphs: [
          'A membership costs what its plan says, by the month or by the year. On a round-up plan your purchases are rounded up to the next dollar and the difference is charged and given each month, within the limits you set.',
          'Round-ups are your own money. On a plan with a fixed price you aren’t charged for giving: when you shop, stores give in your name. We keep the two apart wherever we know which it is, and so does your giving statement, which also says whether it serves for taxes.',
          'Before any change of plan you see the amount due now, the date it takes effect and the next amount. An upgrade takes effect at once. A downgrade takes effect on the day after your paid period ends.',
        ],
        list: [
          spelled(
            'You can cancel at any time. Canceling takes 2 to 3 business days and your membership runs to the end of the period you paid for.',
          ),
          `If a payment fails we email you, keep your balance, and try again ${second}, ${third} and ${last} days later. If it’s still unpaid after ${suspensionDays} days, your membership is suspended until you pay.`,
          'If you leave a round-up plan, this month’s round-ups are still charged on the 1st and given.',
          'Gifts already passed on can’t be refunded.',
        ],
      },
      {
        title: 'Pausing and removing cards',
        paragraphs: [
          'Pausing a card stops its giving and forfeits its cash back balance; we show you the amount before you confirm. Removing a card takes up to 3 business days.',
        ],
      },
      {
        title: 'Referrals and the monthly giveaway',
        paragraphs: [
          `A referral counts when your friend joins with your link and stays for three months. Referring yourself doesn’t count. ${clientName} pays the reward itself, apart from your cash back.`,
          'Each ticket is one chance in the monthly draw. No purchase beyond your ordinary use of the program is needed, and tickets have no cash value. The program holds the draw itself. Winners aren’t announced in this app.',
        ],
      },
      {
        title: 'What we may do, and what we may not',
        paragraphs: [
          'We may close an account that is used for fraud, and we then tell its holder why. We may change these terms; a change that takes something from you is announced by email 30 days ahead, and you can leave before it applies.',
          'We don’t promise that the service is never interrupted. We do stand by what we owe you: when you leave, you can withdraw confirmed cash back until your membership ends, and what is left once you come back.',
        ],
      },
    ],
  };
}
