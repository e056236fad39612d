import { capitalised, plainWords } from '#paths/text/plain-words.ts';

/** A state in words: "Upgrading, open". */
export function stateTitle(leaves: readonly string[]): string {
  return leaves.map((leaf) => capitalised(leaf.split('.').map(plainWords).join(', '))).join(' & ');
}
