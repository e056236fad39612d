import type { ClientRow } from '#server/db/rows.ts';
import { invalid } from '#server/errors/api-error.ts';
import { fieldTexts } from '#server/errors/field-texts.ts';

/** The words that most guessed passwords are made of, with a number or a sign around them. */
const words = new Set(
  (
    'password passwords passwort passwd qwerty qwertz qwertyuiop asdf asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx ' +
    'qwe qweasd abc abcd abcde abcdef welcome letmein admin administrator iloveyou changeme football baseball ' +
    'princess sunshine monkey dragon superman batman master shadow trustno michael charlie computer internet ' +
    'spring summer autumn winter january february march april june july august september october november ' +
    'december monday friday'
  ).split(' '),
);

const disguises: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '0': 'o',
  $: 's',
  '5': 's',
};

const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}]/gu, '');

/** What is left of a password without numbers and signs around it, and with letters for those in between. */
function coreOf(password: string): string {
  const inner = password.toLowerCase().replaceAll(/^[^\p{L}@$]+|[^\p{L}]+$/gu, '');
  return lettersOf(inner.replaceAll(/[@430$5]/g, (sign) => disguises[sign] ?? sign));
}

/** 422 for a password that is guessed first: a common word, or the tenant's name, whatever surrounds it. */
export function refuseCommonPassword(password: string, client: Pick<ClientRow, 'id' | 'name'>) {
  const core = coreOf(password);
  const label = lettersOf(client.id);
  const isTenant = (label.length > 2 && core.includes(label)) || core === lettersOf(client.name);
  if (words.has(core) || isTenant) throw invalid({ password: [fieldTexts.passwordCommon] });
}
