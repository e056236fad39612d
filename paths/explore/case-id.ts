import type { Cause } from './position.ts';

/** The same for the same case, whatever else the entry gets: `plan.choose~choose-gold-monthly`. */
export function caseId(cause: Cause): string {
  switch (cause.kind) {
    case 'event':
      return `${cause.event.type}~${slug(cause.title)}`;
    case 'done':
    case 'error':
      return `${cause.actorId}.${cause.kind}~${slug(cause.title)}`;
    case 'time':
      return `time~${cause.milliseconds}`;
  }
}

export function slug(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
