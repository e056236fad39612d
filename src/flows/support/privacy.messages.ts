import type { AddedField, GivenField } from '#machines/domain/profile.ts';
import type { SupportText } from './support.messages.ts';

const given: Readonly<Record<GivenField, string>> = { firstName: 'name', lastName: 'name', email: 'email' };

const added: Readonly<Record<AddedField, string>> = {
  phone: 'a phone number',
  address: 'a mailing address',
};

const list = new Intl.ListFormat('en');

const unique = (words: Readonly<Record<string, string>>) => [...new Set(Object.values(words))];

/** The privacy notice of a client's program. */
export function privacyOf(clientName: string): SupportText {
  return {
    title: 'Privacy',
    lead: `What ${clientName} knows about you, why, for how long, and how you control it.`,
    updated: '2026-11-28T00:00:00Z',
    parts: [
      {
        title: 'What we hold',
        paragraphs: ['Only what the program needs:'],
        list: [
          `Your account: ${unique(given).join(', ')}, and what you add yourself, such as ${list.format(unique(added))}. Your password is stored only as a hash that can’t be read back.`,
          'Your linked cards: brand, last four digits, expiry date and a token of our payment provider. Never the card number.',
          'Purchases made with a linked card: date, store, amount, the reward that came from it, and the gift, with whose money that is: yours or the store’s. We don’t see what you bought.',
          'Your membership: plan, charges, gifts, tickets and referrals.',
        ],
      },
      {
        title: 'Why we hold it',
        paragraphs: [
          'To run the program you joined: to credit cash back, to pass gifts on, to charge what you agreed to, to answer you, and to keep accounts as the law requires. We don’t sell your data, and we don’t lend it to advertisers.',
        ],
      },
      {
        title: 'Who else sees it',
        paragraphs: [
          'The card networks and our payment provider, to recognize purchases and move money. The people you support learn the amount they received, not what you bought. Companies that run servers and send mail for us act on our instructions only.',
        ],
      },
      {
        title: 'Cookies',
        paragraphs: [
          'Some cookies are needed: the one that keeps you signed in, the one that protects forms, and the one that remembers your choice here. During sign-up we remember your plan and who referred you for an hour.',
          'Everything else waits for your consent: measuring which pages are useful, recording how a page was used, and showing videos from another site. You can change your choice at any time at the bottom of every page.',
        ],
      },
      {
        title: 'Your location',
        paragraphs: [
          'Offers near you are found only when you switch “Near me” on. Your position is used for that search and isn’t stored.',
        ],
      },
      {
        title: 'How long we keep it',
        paragraphs: [
          'As long as you are a member. After your membership ends, your account stays open for the cash back that’s yours, and for coming back. When you ask us to delete it, records of money are kept for seven years because the law asks for it, and the rest is deleted within 90 days.',
        ],
      },
      {
        title: 'What you can ask for',
        paragraphs: [
          'You can see and correct your data in your account, download your activity, and ask us for a copy or for deletion. We answer within 30 days. If you aren’t satisfied with our answer, you can turn to your data protection authority.',
        ],
      },
    ],
  };
}
