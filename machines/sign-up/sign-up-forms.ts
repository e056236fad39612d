import type { ContactDetails } from '#machines/domain/address.ts';
import type { Session, User } from '#machines/domain/member.ts';
import type { SignUpAccount } from '#machines/domain/sign-up-account.ts';
import { createFormMachine } from '#machines/form/form.machine.ts';

export const accountForm = createFormMachine<SignUpAccount, Session>('account');
export const detailsForm = createFormMachine<ContactDetails, User>('details');
