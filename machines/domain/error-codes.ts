/** Every code that a 520 or 521 answer, or the card provider, may carry. */
export const errorCodes = [
  'i_000',
  'i_001',
  'i_auth_001',
  'i_auth_002',
  'i_auth_003',
  'i_auth_004',
  'i_auth_005',
  'i_pass_001',
  'i_pass_002',
  'i_pass_003',
  'i_client_001',
  'i_program_001',
  'i_program_002',
  'i_program_003',
  'i_theme_001',
  'i_theme_002',
  'i_theme_003',
  'i_platform_001',
  'i_platform_002',
  'i_member_001',
  'i_member_002',
  'i_member_003',
  'i_member_004',
  'i_card_001',
  'i_card_002',
  'i_card_003',
  'i_card_004',
  'i_card_005',
  'i_card_006',
  'i_card_007',
  'i_card_008',
  'i_reward_001',
  'i_membership_subscription_001',
  'i_membership_subscription_002',
  'i_user_001',
  'i_user_002',
  'i_user_003',
  'i_user_004',
  'e_olive_400',
  'e_olive_401',
  'e_olive_403',
  'e_olive_404',
  'e_olive_500',
  'e_olive_503',
  'olive_cc_001',
  'olive_cc_002',
  'olive_cc_003',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

const known: ReadonlySet<string> = new Set(errorCodes);

/** Whether a value from the wire is a code of the catalogue. */
export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && known.has(value);
}
