import { consentMessages } from '#src/flows/consent/consent.messages.ts';
import { returnPlanMessages } from '#src/flows/sign-up/return-plan.messages.ts';
import { cardListMessages } from '#src/messages/cards.ts';

const delayed = (method: string, path: string) =>
  `Run \`curl --json '{"client":"{tenant}","method":"${method}","path":"${path}","fault":{"delayMs":20000}}' {sandbox}/faults\``;
const plan = (mode: string, tier: string, frequency = 'month') =>
  `Open {at}/?flow=${mode}&tier=${tier}&plan=${frequency}.`;

type SpanResult = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * How a tester comes to the beginnings that no play comes to, by machine and title of the input, in the words of the
 * samples, with the marks of a place.
 */
export const startsByHand: SpanResult = {
  signUp: { 'A visitor opens the account form': 'Open {at}/sign-up.' },
  passwordReset: {
    'The link of the mail is opened':
      'Ask for a code at {at}/password-forgot, and open the link of the newest mail {mailbox}.',
  },
  card: {
    'Choose Resume': `Open {at}/account, pause Mastercard ending in 4444, and choose “${cardListMessages.actions.resume}” in its menu.`,
  },
  account: {
    'A link confirms a new email':
      'Open {at}/account, change the email, and open the link of the newest mail {mailbox}.',
    'A link opens a receipt':
      'Open {at}/account, then a receipt of the billing history, and reload the page.',
    'A link opens a statement': 'Open {at}/account?from=2026-01-01&to=2026-12-31.',
  },
  accountSettings: {
    'The address opens the email': 'Open {at}/account?edit=email.',
    'The address opens the phone number': 'Open {at}/account?edit=phone.',
    'The address opens the list of causes': 'Open {at}/account?edit=affinity.',
  },
  cardLink: {
    'The card step opens again after a payment was interrupted': `${delayed('POST', '/membership')}, sign up as somebody new as far as the card, pay, and reload the page before the answer comes.`,
  },
  subscription: {
    'A member opens the reminder': 'Open {at}/?flow=subscribe.',
    'Who comes back asks for the plans': `Log in as a member of the state \`churned\` instead, and choose “${returnPlanMessages.plans}”.`,
    'A link opens Gold, monthly': plan('subscribe', 'Gold'),
    'A link opens Gold, annual': plan('upgrade', 'Gold', 'year'),
    'A link opens Silver, monthly': plan('upgrade', 'Silver'),
  },
  upgrade: {
    'A refresh cut the payment off': `${delayed('PATCH', '/membership')}, open {at}/?flow=upgrade&tier=Gold, pay, and reload the page before the answer comes.`,
  },
  downgrade: {
    'A refresh cut the call off': `${delayed('POST', '/membership/downgrade')}, open {at}/?flow=upgrade&tier=Silver, confirm, and reload the page before the answer comes.`,
  },
  consent: {
    'A visit after rejecting': `Open {at}, press “${consentMessages.reject}”, and reload the page.`,
  },
};

/** The beginnings that nobody in the demo comes to, and why. */
export const startsOfNobody: SpanResult = {
  signUp: {
    'A visitor opens the tiers where there is only one':
      'Nobody in the demo comes here: each client with tiers sells more than one.',
  },
  subscription: {
    'A card was refused elsewhere':
      'Nobody in the demo comes here: no other flow of it hands a refusal on to the plans.',
  },
  upgrade: {
    'A member on Silver whose card expired chooses Gold, monthly':
      'Nobody in the demo comes here: no member of it has only a card that expired.',
  },
  toast: {
    'A message that stays':
      'Nobody in the demo comes here: each message of the app hides by itself after a while.',
  },
};
