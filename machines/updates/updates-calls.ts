import type { Updates } from '#machines/domain/updates.ts';
import { createFormMachine } from '#machines/form/form.machine.ts';
import { createResourceMachine } from '#machines/resource/resource.machine.ts';

/** Up to which update a member has read. */
export interface ReadMark {
  id: string;
}

/** What happened to the account last, as much as is shown. */
export const updatesRead = createResourceMachine<Updates, { count: number }>('updatesRead');

/** Marks every update as read, at the member's wish. */
export const markingForm = createFormMachine<ReadMark, ReadMark>('marking');
