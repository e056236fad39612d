import { describe, expect, test } from 'vitest';
import type { AppError } from '#machines/domain/app-error.ts';
import type { ErrorCode } from '#machines/domain/error-codes.ts';
import { errorLine, errorMessage, failureTitle } from '#src/messages/errors.ts';
import { cardRefusal } from '#src/flows/card-link/card-link.messages.ts';
import { chargeProblem } from '#src/flows/payment/payment.messages.ts';
import { cardErrorMessage } from '#src/flows/subscription/subscription.messages.ts';
import { toastLink, toastText } from '#src/flows/toasts/toasts.messages.ts';
import { withdrawalProblem } from '#src/flows/withdrawal/withdrawal.messages.ts';

const supportEmail = 'help@varsity.example';
const rejected = (status: number, code: ErrorCode | null = null): AppError => ({
  kind: 'rejected',
  status,
  code,
  message: null,
  fields: {},
  retryAfter: null,
});
const open: readonly AppError[] = [{ kind: 'unconfirmed' }, { kind: 'unsent', reason: 'unknown' }];

describe('a failure before a call', () => {
  test.each([
    ['offline', 'Nothing was sent. Check your connection and try again.'],
    ['timeout', 'Nothing was sent. It took too long to get ready. Please try again.'],
    [
      'unknown',
      `Nothing was sent. Something went wrong on the way. Please try again. If it keeps happening, contact ${supportEmail}.`,
    ],
  ] as const)('[BACK-04] %s says that nothing was sent', (reason, line) => {
    expect(errorLine({ kind: 'unsent', reason }, { supportEmail })).toBe(line);
  });
});

describe('an outcome that could not be found out', () => {
  test('[BACK-04] never reads as nothing', () => {
    const lines = open.flatMap((error) => [
      errorLine(error, { supportEmail }),
      JSON.stringify(chargeProblem(error, supportEmail)),
      JSON.stringify(cardRefusal(error, supportEmail)),
      JSON.stringify(cardErrorMessage(error, supportEmail)),
      JSON.stringify(withdrawalProblem(error, supportEmail)),
    ]);
    expect(lines.filter((line) => /nothing was charged|nothing has changed|twice/i.test(line))).toEqual([]);
    expect(withdrawalProblem({ kind: 'unconfirmed' }, supportEmail).error?.text).toBe(
      'We couldn’t confirm your withdrawal.',
    );
  });

  test('[BACK-04] is not titled as a refusal, and sends to the bank statement where it was a payment', () => {
    const title = 'Your membership wasn’t renewed';
    expect(failureTitle({ kind: 'unconfirmed' }, title)).toBe('We couldn’t confirm this');
    expect(failureTitle(rejected(422), title)).toBe(title);
    expect(chargeProblem({ kind: 'unconfirmed' }, supportEmail)).toEqual({
      text: 'We couldn’t confirm your payment.',
      hint: `Check your bank statement before you pay again, or contact ${supportEmail}.`,
    });
    expect(errorMessage({ kind: 'unconfirmed' })).toEqual({
      text: 'We couldn’t confirm whether this went through.',
      hint: 'Check your account before you try again, or contact support.',
    });
  });

  test('[BACK-04] of a card without a plan speaks of no payment', () => {
    for (const error of [{ kind: 'unconfirmed' }, { kind: 'unpaid' }] as const) {
      expect(JSON.stringify(cardRefusal(error, supportEmail, true))).not.toMatch(/pay|charge/i);
      expect(JSON.stringify(cardRefusal(error, supportEmail))).toMatch(/pay|charge/i);
    }
  });
});

describe('a downgrade that the server has no call for', () => {
  const message = { key: 'failure', error: { kind: 'unsupported' } } as const;

  test('[BACK-04] [MEMB-03] offers support, by address and by link', () => {
    expect(toastText(message, supportEmail)).toBe(
      `Your plan can’t be changed here. Contact ${supportEmail}, and we’ll change it for you.`,
    );
    expect(toastLink(message, { supportEmail })).toEqual({
      label: 'Contact support',
      href: `mailto:${supportEmail}`,
    });
    expect([
      toastLink(message),
      toastLink({ key: 'failure', error: rejected(422) }, { supportEmail }),
    ]).toEqual([undefined, undefined]);
  });
});

test('[LIFE-08] a toast of a debt leads to its receipt, but for who has left: no account shows it', () => {
  const paid = { key: 'debtPaid' } as const;
  expect([toastLink(paid), toastLink(paid, { hasLeft: true })]).toEqual([
    { label: 'See the receipt', href: '/account?receipt=latest' },
    undefined,
  ]);
});

describe('a refusal where the member entered nothing', () => {
  test('[CARD-05] asks nobody to check details', () => {
    const codes: readonly AppError[] = [
      rejected(520, 'i_card_004'),
      rejected(520, 'e_olive_400'),
      rejected(400),
      rejected(422),
    ];
    const lines = codes.map((error) => errorLine(error, { supportEmail, hasEntered: false }));
    expect(lines).toEqual([
      `This card can’t be used for this. Choose another card, or contact ${supportEmail}.`,
      `Bad request. The card service didn’t accept this. Please contact ${supportEmail}.`,
      `We couldn’t accept this. Please try again. If it keeps happening, contact ${supportEmail}.`,
      `We couldn’t accept this. Please try again. If it keeps happening, contact ${supportEmail}.`,
    ]);
    expect(errorLine(rejected(520, 'i_card_004'))).toBe(
      'The user or card details aren’t valid. Check them and try again.',
    );
    expect(withdrawalProblem(rejected(520, 'i_card_004'), supportEmail).error?.text).toBe(
      'Nothing was withdrawn. This card can’t be used for this.',
    );
  });
});
