import type { Device } from '#machines/domain/device.ts';
import { formatMoment } from './format-date-time.ts';

const nameOf = ({ browser }: Device) => browser ?? 'Unknown browser';

/** Empty for a moment that is not known. */
const sentence = (words: string, moment: string | null) => moment && `${words} ${formatMoment(moment)}`;

export const devicesMessages = {
  nouns: ['device', 'devices'],
  list: 'Where you are logged in',
  name: nameOf,
  here: 'This device',
  used: ({ lastUsedAt, isCurrent }: Device) => (isCurrent ? 'In use now' : sentence('Last used', lastUsedAt)),
  since: ({ startedAt }: Device) => sentence('Logged in', startedAt),
  end: 'Log out',
  endHint: (device: Device) =>
    [`Log out ${nameOf(device)}`, sentence('last used', device.lastUsedAt)].filter(Boolean).join(', '),
  ending: 'Logging out…',
  endOthers: 'Log out all other devices',
  refused: 'Nothing was logged out',
  times: 'All times are in UTC.',
  alone: 'You aren’t logged in anywhere else.',
} as const;
