/** Words that names no longer use, each with the terms that replace it. `docs/glossary.md` has the reasons. */
export const retired: Readonly<Record<string, string>> = {
  ...inAllForms(['tell', 'tells', 'telling', 'told', 'retell', 'untold'], 'notify, report, emit'),
  ...inAllForms(['keep', 'keeps', 'keeping', 'kept', 'keeper'], 'store, cache, retain, set'),
  ...inAllForms(['hear', 'hears', 'heard', 'unheard'], 'receive, handle, subscribe'),
  ...inAllForms(['forget', 'forgets', 'forgetting', 'forgotten'], 'clear, delete'),
  ...inAllForms(['want', 'wants', 'wanted'], 'request'),
  ...inAllForms(['anew'], 'again, re-'),
  ...inAllForms(['unasked'], 'automatic'),
  ...inAllForms(['lasting', 'outlasting', 'lateness'], 'previous, retried, slow'),
  ...inAllForms(['tend', 'tends', 'sweep', 'sweeps'], 'maintenance, deleteExpired'),
  ...inAllForms(['jury', 'verdict'], 'runner, result'),
  ...inAllForms(['whence', 'gestureless', 'cardless', 'trackerless', 'recalling'], 'a term of the glossary'),
};

/** Names that a library, a browser or a member's screen gives, and titles that quote one. */
export const exceptions: ReadonlySet<string> = new Set([
  'keepAlive',
  'KEEP_ALIVE',
  'keepAliveTimeout',
  'keep-alive',
  'keepFeatures',
  'Keep my plan',
  'Keep my membership',
  'Keep editing',
  'member_rewards.job.lateness',
  'member_rewards.due.lateness',
]);

/** Words that stay in one file: kinds of the account history that databases hold already. */
export const stored: Readonly<Record<string, readonly string[]>> = {
  'machines/domain/history.ts': ['kept'],
  'machines/domain/friend-outcome.ts': ['kept'],
  'machines/domain/update-kinds.ts': ['kept'],
  'server/history/mailed-kinds.ts': ['kept'],
  'server/mail/member-mails.ts': ['kept'],
  'src/flows/account/history.messages.ts': ['kept'],
};

function inAllForms(words: readonly string[], instead: string): Record<string, string> {
  return Object.fromEntries(words.map((word) => [word, instead]));
}
