import type { SnapshotFrom } from 'xstate';
import type { cardMachine } from '#machines/card/card.machine.ts';

export type CardStep =
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

/** The step that a card's flow shows; null where it only leads on, and when it is over. */
export function selectStep({ value }: SnapshotFrom<typeof cardMachine>): CardStep | null {
  if (typeof value === 'object') {
    if ('linkingCard' in value) return 'linking';
    if ('expired' in value && value.expired === 'stuck') return 'stuck';
    if ('active' in value && value.active === 'onlyActive') return 'onlyActive';
    return 'confirming';
  }
  switch (value) {
    case 'reading':
      return 'loading';
    case 'pausing':
    case 'resuming':
    case 'deleting':
    case 'settingPrimary':
      return 'working';
    case 'unreadable':
    case 'checking':
    case 'refused':
    case 'unchanged':
    case 'deleted':
    case 'gone':
    case 'uncertain':
      return value;
    case 'deciding':
    case 'decidingAfterFailure':
    case 'decidingAfterCheck':
    case 'left':
    case 'finished':
      return null;
  }
}
