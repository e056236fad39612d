import type { Device } from '#machines/domain/device.ts';
import { formatMoment } from './format-date-time.ts';

const nameOf = ({ browser }: Device) => browser ?? 'Unknown browser';

export const devicesMessages = {
  list: 'Where you are logged in',
  name: nameOf,
  here: 'This device',
  used: ({ lastUsedAt, isCurrent }: Device) =>
    isCurrent ? 'In use now' : `Last used ${formatMoment(lastUsedAt)}`,
  since: ({ startedAt }: Device) => `Logged in ${formatMoment(startedAt)}`,
  end: 'Log out',
  endHint: (device: Device) => `Log out ${nameOf(device)}, last used ${formatMoment(device.lastUsedAt)}`,
  ending: 'Logging out…',
  endOthers: 'Log out all other devices',
  refused: 'Nothing was logged out',
  times: 'All times are in UTC.',
  alone: 'You are not logged in anywhere else.',
} as const;
