import type { SnapshotFrom } from 'xstate';
import type { cardMachine } from '#machines/card/card.machine.ts';

export type CardView =
  | 'loading'
  | 'unreadable'
  | 'confirming'
  | 'working'
  | 'checking'
  | 'refused'
  | 'onlyActive'
  | 'stuck'
  | 'unchanged'
  | 'deleted'
  | 'gone'
  | 'uncertain'
  | 'linking';

/** Which screen a card's flow shows; null when it was closed, while the last one slides out. */
export function viewOf(snapshot: SnapshotFrom<typeof cardMachine>): CardView | null {
  if (snapshot.matches('left')) return null;
  if (snapshot.hasTag('busy')) return 'loading';
  if (snapshot.matches('linkingCard')) return 'linking';
  if (snapshot.matches('checking')) return 'checking';
  if (snapshot.hasTag('working') || snapshot.matches('finished')) return 'working';
  if (snapshot.matches({ active: 'onlyActive' })) return 'onlyActive';
  if (snapshot.matches({ expired: 'stuck' })) return 'stuck';
  const { value } = snapshot;
  switch (value) {
    case 'unreadable':
    case 'refused':
    case 'unchanged':
    case 'deleted':
    case 'gone':
    case 'uncertain':
      return value;
    default:
      return 'confirming';
  }
}
