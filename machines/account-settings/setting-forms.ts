import type { SettingChange } from '#machines/domain/setting-rows.ts';
import type { Membership } from '#machines/domain/member.ts';
import { createFormMachine } from '#machines/form/form.machine.ts';
import type { SessionChange } from '#machines/session/session.types.ts';

/** What of the session is another one then; a password is nothing that it knows. */
export type SettingAnswer = Pick<SessionChange, 'user' | 'membership'>;

/** The form of the row that is open. */
export const settingForm = createFormMachine<SettingChange, SettingAnswer>('setting');

/** The switch of the newsletter: it is sent at once. */
export const newsletterForm = createFormMachine<{ isRequested: boolean }, Membership>('newsletter');
