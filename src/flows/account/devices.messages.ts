import type { Device } from '#machines/domain/device.ts';
import { formatMoment } from './format-moment.ts';

const nameOf = ({ browser }: Device) => browser ?? 'Unknown browser';

export const devicesMessages = {
  list: 'Where you are logged in',
  name: nameOf,
  here: 'This device',
  used: ({ startedAt, lastUsedAt, isCurrent }: Device) =>
    isCurrent
      ? `Logged in ${formatMoment(startedAt)} · in use now`
      : `Logged in ${formatMoment(startedAt)} · last used ${formatMoment(lastUsedAt)}`,
  end: 'Log out',
  endHint: (device: Device) => `Log out ${nameOf(device)}, last used ${formatMoment(device.lastUsedAt)}`,
  ending: 'Logging out…',
  endOthers: 'Log out all other devices',
  refused: 'Nothing was logged out',
  times: 'All times are in UTC.',
  alone: 'You are not logged in anywhere else.',
} as const;
