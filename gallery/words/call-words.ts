import { plainWords } from '#paths/text/plain-words.ts';

/** The verbs that calls begin with, as the state performs them: `fetchFacts` reads facts. */
const verbs: Readonly<Record<string, string>> = {
  fetch: 'reads',
  refetch: 'reads again:',
  reread: 'reads again:',
  read: 'reads',
  gather: 'gathers',
  find: 'looks for',
  search: 'searches',
  ask: 'asks for',
  check: 'checks',
  recall: 'looks up',
  store: 'stores',
  save: 'saves',
  clear: 'clears',
  send: 'sends',
  resend: 'sends again:',
  load: 'loads',
  prepare: 'prepares',
  make: 'makes',
  mark: 'marks',
  choose: 'saves the chosen',
  cancel: 'cancels',
  confirm: 'confirms',
  complete: 'completes',
  pause: 'pauses',
  resume: 'resumes',
  delete: 'deletes',
  reopen: 'reopens',
  extend: 'extends',
  copy: 'copies',
  run: 'runs',
  reach: 'tries to reach',
  leave: 'leaves',
  redirect: 'redirects',
  log: 'logs',
  watch: 'watches',
  follow: 'follows',
  listen: 'listens',
};

/** What a call does, in words: "reads facts". Null for a name that begins with no known verb. */
export function callWords(id: string): string | null {
  const [first = '', ...rest] = plainWords(id).split(' ');
  const verb = verbs[first];
  return verb === undefined ? null : [verb, ...rest].join(' ');
}
