import { markScheme } from '#src/theme/chosen-scheme.ts';
import type { Address } from '../address.ts';
import { simulateForcedColors } from './forced-colors.ts';

let isForced = false;

/** Gives the document of a themed screen the colors and the size of text that its link names. */
export function dressScreen({ scheme, text }: Pick<Address, 'scheme' | 'text'>): void {
  document.documentElement.style.fontSize = text === 100 ? '' : `${text}%`;
  if (scheme === 'forced') {
    if (!isForced) simulateForcedColors(document);
    isForced = true;
  } else if (isForced) {
    window.location.reload();
  } else {
    markScheme(document, scheme === 'system' ? null : scheme);
  }
}
