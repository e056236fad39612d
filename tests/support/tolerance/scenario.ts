import type { RouteName } from '#machines/domain/routes.ts';
import type { BackEnd } from '#tests/other-back-end/back-end.ts';
import type { Member, State } from '#tests/other-back-end/entities.ts';
import { recordOf, type PersonName } from '#tests/support/back-end-members.ts';

/** An event, and the end of the path of the chart that it is for where several would take it. */
export type Gesture = { type: string; at?: string } & Record<string, unknown>;

/** What a member does so that a call is made, and how the back end shows that it was done. */
export interface Scenario {
  /** The row of the specification's table. */
  call: string;
  title: string;
  person: PersonName | null;
  page: RouteName;
  search?: Readonly<Record<string, string>>;
  activationToken?: string;
  /** Events that lead to the call, each sent when the one before has come to rest. */
  gestures?: readonly Gesture[];
  prepare?: (state: State) => void;
  /** Whether the server has done what the call is for. */
  isDone?: (backEnd: BackEnd) => boolean;
  /** Fields of the answer without which it tells nothing, beside the only one that an answer has. */
  needs?: readonly string[];
  /** The page that the member is on in the end. */
  ends?: RouteName;
  /** The state of a chart in the end, by the end of its path. */
  stands?: readonly [path: string, state: string];
  /** The call takes money, or begins a membership. */
  costs?: true;
}

export const newPassword = 'Better!98765';
export const passwords = { password: newPassword, passwordConfirmation: newPassword };
export const silver = { membershipTierId: '12', membershipTierPlanId: '121' };
export const gold = { membershipTierId: '13', membershipTierPlanId: '131' };

/** What the hosted form does when somebody enters a card. */
export const cardForm: readonly Gesture[] = [
  { type: 'form.rendered' },
  {
    type: 'form.succeeded',
    card: { name: 'My visa', system: 'visa', platformData: { token: 'tok_4242', lastDigits: '4242' } },
  },
];

/** Opens a modal. */
export const open = (overlay: object): Gesture => ({ type: 'overlay.open', overlay });

/** Whether the back end keeps this of the active member. */
export const activeHas = (check: (member: Member) => boolean) => (backEnd: BackEnd) =>
  check(recordOf(backEnd, 'active'));
