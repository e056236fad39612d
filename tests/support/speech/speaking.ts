/** The machines whose walks are listened to; each has its table in paths/report/speech. */
export const speaking: ReadonlySet<string> = new Set([
  'activation',
  'affinity',
  'cardLink',
  'consent',
  'deals',
  'enrolment',
  'login',
  'membershipCancel',
  'passwordReset',
  'renewal',
  'reward',
  'withdrawal',
]);
