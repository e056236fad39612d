import type { AppError } from '#machines/domain/app-error.ts';
import type { ErrorCode } from '#machines/domain/error-codes.ts';
import {
  describeError,
  firstCodeMessages,
  type ErrorMessage,
  type ErrorMessageParameters,
} from './first-errors.ts';

const visaOrMastercardOnly = 'Visa or Mastercard only.';
const tryAnotherCard = 'Please try a different card.';

/** `{support}` stands for the client's support address. */
const codeMessages: Readonly<Record<ErrorCode, ErrorMessage>> = {
  ...firstCodeMessages,

  i_pass_001: { text: 'We found no user with this email.', hint: 'Check the address and try again.' },
  i_pass_002: { text: 'This code is not valid any more.', hint: 'Choose Resend to get a new one.' },
  i_pass_003: { text: 'Too many requests.', hint: 'Please wait a moment before you ask for another code.' },

  i_client_001: { text: 'Deleting this client needs your confirmation.' },
  i_program_001: { text: 'Deleting this program needs your confirmation.' },
  i_program_002: { text: 'This type of program is not supported.' },
  i_program_003: { text: 'We could not find this program.' },
  i_theme_001: { text: 'A theme with this name already exists.' },
  i_theme_002: { text: 'We could not find this theme.' },
  i_theme_003: { text: 'Deleting this theme needs your confirmation.' },

  i_platform_001: { text: 'We could not find this platform.', hint: 'Please contact {support}.' },
  i_platform_002: { text: 'This platform is not fully set up yet.', hint: 'Please contact {support}.' },

  i_member_001: { text: 'You are already a member.' },
  i_member_002: { text: 'We could not find your membership.', hint: 'Please contact {support}.' },
  i_member_003: { text: 'The amount must be greater than 20.' },
  i_member_004: { text: 'The amount must be less than the maximum.' },

  i_card_001: { text: 'We could not find a membership for this card.', hint: 'Please contact {support}.' },
  i_card_002: { text: 'There are no contributions on this card yet.' },
  i_card_003: {
    text: 'This card is already linked to another account.',
    hint: `${tryAnotherCard} If it is yours, contact {support}.`,
  },
  i_card_004: { text: 'The user or card details are not valid.', hint: 'Check them and try again.' },
  i_card_005: { text: 'This tier does not exist any more.', hint: 'Please choose another one.' },
  i_card_006: { text: 'This plan does not exist any more.', hint: 'Please choose another one.' },
  i_card_007: { text: 'Failed transaction. Please check your card details.', hint: tryAnotherCard },
  i_card_008: { text: 'This is your only active card.', hint: 'Link another card first.' },

  i_reward_001: { text: 'We could not search for that.', hint: 'Try the name of a brand.' },

  i_membership_subscription_001: { text: 'Your payment failed.', hint: tryAnotherCard },
  i_membership_subscription_002: {
    text: 'The payment for your upgrade failed.',
    hint: `Your plan has not changed. ${tryAnotherCard}`,
  },

  i_user_001: { text: 'The passwords do not match.' },
  i_user_002: { text: 'The emails do not match.' },
  i_user_003: { text: 'The passwords do not match.' },
  i_user_004: { text: 'This email is already in use.' },

  e_olive_400: {
    text: 'Bad request',
    hint: 'The card service did not accept this. Check your card details.',
  },
  e_olive_401: { text: 'Unauthorized', hint: 'The card service refused us. Please contact {support}.' },
  e_olive_403: { text: 'Forbidden', hint: 'The card service does not allow this. Please contact {support}.' },
  e_olive_404: { text: 'Not found', hint: 'The card service does not know this card. Link it again.' },
  e_olive_500: {
    text: 'Internal server error',
    hint: 'The card service has a problem. Please try again later.',
  },
  e_olive_503: {
    text: 'Service unavailable',
    hint: 'The card service is resting. Please try again in a few minutes.',
  },

  olive_cc_001: { text: 'Discover cards are not supported.', hint: visaOrMastercardOnly },
  olive_cc_002: { text: 'American Express (Amex) cards are not supported.', hint: visaOrMastercardOnly },
  olive_cc_003: { text: 'This card is already enrolled. Please contact {support}.' },
};

/** What a member is told of an error: by its code where the status carries codes, else by its status. */
export function errorMessage(error: AppError, parameters: ErrorMessageParameters = {}): ErrorMessage {
  return describeError(error, parameters, codeMessages);
}
