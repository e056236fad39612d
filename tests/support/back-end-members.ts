import { BackEnd } from '#tests/other-back-end/back-end.ts';
import type { Choices, Member, State } from '#tests/other-back-end/entities.ts';
import {
  makeCard,
  makeMember,
  makeState,
  makeTenant,
  type MemberWishes,
} from '#tests/other-back-end/seed.ts';
import { appOrigin, siteDomain } from './back-end-site.ts';

/** The words of the specification for the states of a membership and of a card. */
const words = {
  unpaid: 'abandoned_checkout',
  active: 'active',
  cancelled: 'churned',
  cardActive: 'active',
  cardPaused: 'paused',
};

const plainChoices: Choices = {
  appOrigin,
  cookieDomain: siteDomain,
  furtherHeaders: [],
  envelope: false,
  downgradePath: null,
  words,
};

/** One member in each state, by their addresses. */
export const people = {
  active: { id: 1, email: 'active@acme.example', status: 'active', tierId: 12, planId: 121 },
  yearly: { id: 2, email: 'yearly@acme.example', status: 'active', tierId: 11, planId: 112 },
  roundUp: { id: 3, email: 'round-up@acme.example', status: 'active', tierId: 21, planId: null },
  overdue: { id: 4, email: 'overdue@acme.example', status: 'overdue', tierId: 12, planId: 121 },
  suspended: { id: 5, email: 'suspended@acme.example', status: 'suspended', tierId: 12, planId: 121 },
  churned: { id: 6, email: 'churned@acme.example', status: 'churned', tierId: 12, planId: 121 },
  abandoned: { id: 7, email: 'abandoned@acme.example', status: 'abandoned_checkout' },
  nonMember: { id: 8, email: 'nobody@acme.example' },
} satisfies Record<string, MemberWishes>;

export type PersonName = keyof typeof people;

export const password = 'Passw0rd!23';

/** Whether the member's period has ended, so that there is no current subscription. */
const lapsed: readonly PersonName[] = ['overdue', 'suspended', 'churned', 'abandoned'];

function makePerson(name: PersonName): Member {
  const wishes: MemberWishes = people[name];
  const cards =
    name === 'abandoned' || name === 'nonMember'
      ? []
      : [
          makeCard(wishes.id * 100 + 1, wishes.id, { billing: true, lastDigits: `${1110 + wishes.id}` }),
          makeCard(wishes.id * 100 + 2, wishes.id, {
            system: 'Mastercard',
            lastDigits: `${2220 + wishes.id}`,
          }),
        ];
  const member = makeMember({ ...wishes, cards });
  if (member.membership !== null && lapsed.includes(name)) {
    member.membership.currentSubscription = null;
    member.user.isSubscribed = false;
    for (const each of member.membership.membershipSubscriptions) each.endsAt = '2026-01-06T07:08:09.000000Z';
    if (name === 'abandoned') member.membership.membershipSubscriptions = [];
  }
  return member;
}

/** A tenant of a membership model with all these people. */
export function makeAcme(
  model = 'round_up_subscription',
  choices: Partial<Choices> = {},
  change: (state: State) => void = () => {},
): () => State {
  return () => {
    const tenant = makeTenant(model, (Object.keys(people) as PersonName[]).map(makePerson));
    const state = makeState(tenant, { ...plainChoices, ...choices });
    change(state);
    return state;
  };
}

export function makeBackEnd(): BackEnd {
  return new BackEnd(makeAcme());
}

/** What the back end keeps of one of the people. */
export function recordOf({ state }: BackEnd, name: PersonName): Member {
  const member = state.tenant.members.find(({ user }) => user.id === people[name].id);
  if (member === undefined) throw new Error(`Nobody is called ${name}.`);
  return member;
}
