/** The English of a tenant's pages and mail, as `lang` names it: its country's, which its currency tells. */
export type English = 'en-US' | 'en-CA';

/** Which English a currency's country writes. */
export const englishOf = (currencyCode: string): English => (currencyCode === 'CAD' ? 'en-CA' : 'en-US');

/** A text of the catalogues, which are American, as Canadians spell it: of what the messages have, one word. */
export function inCanadian(text: string): string {
  return text.replaceAll(/\b(cancel)(ed|ing)\b/gi, '$1l$2');
}
