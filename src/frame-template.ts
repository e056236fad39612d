import type * as v from 'valibot';
import type { cardSchema } from '#machines/domain/card.ts';
import { initialsOf } from '#machines/domain/initials.ts';
import type { membershipSchema, userSchema } from '#machines/domain/member.ts';
import type { Markup } from './critical-css.ts';
import { bidiIsolate } from './messages/bidi-isolate.ts';

/** What the API answers about a member, by the paths of the calls; a call that fails is left out. */
export interface MembersAnswers {
  'users/me': {
    user: v.InferInput<typeof userSchema>;
    membership: v.InferInput<typeof membershipSchema> | null;
    lotteryTicketNumbers: readonly string[];
  };
  cards?: { items: readonly v.InferInput<typeof cardSchema>[] };
  categories?: unknown;
}

/** How a member is called. */
export interface Names {
  firstName: string;
  lastName: string;
}

type Place = 'initials' | 'firstName' | 'lastName';

/** A frame without its member: texts, with the place of a name between each two. */
export interface FrameTemplate {
  texts: string[];
  places: Place[];
  rules: string;
}

export const namesOf = ({ 'users/me': { user } }: MembersAnswers): Names => ({
  firstName: user.firstName ?? '',
  lastName: user.lastName ?? '',
});

/** An instant's day in UTC: frames show no hours. */
const dayOf = (instant: string) => `${instant.slice(0, 10)}T00:00:00.000Z`;

/**
 * A member's answers with nothing but what a frame depends on, besides the names: few members differ by it. What names
 * or identifies a member is left out, so that no frame made from this has any of it.
 */
export function withoutMember(answers: MembersAnswers, { firstName, lastName }: Names) {
  const { user, membership, lotteryTicketNumbers } = answers['users/me'];
  const hasPeriod = (membership?.currentSubscription ?? null) !== null;
  const lastSubscription = hasPeriod ? null : user.lastSubscription;
  const kinds = answers.cards?.items.map(({ system, status, deleted }) =>
    JSON.stringify({ system, status, deleted }),
  );
  return {
    'users/me': {
      user: {
        id: 'member',
        firstName,
        lastName,
        permissionFlag: user.permissionFlag,
        isMember: user.isMember,
        lastSubscription: lastSubscription && { endsAt: dayOf(lastSubscription.endsAt) },
      },
      membership: membership && {
        status: membership.status,
        membershipTierId: hasPeriod ? null : membership.membershipTierId,
        membershipTierPlanId: hasPeriod ? null : membership.membershipTierPlanId,
        currentSubscription: hasPeriod ? {} : null,
        pendingPayment: membership.pendingPayment && { amount: 0, since: dayOf('1970-01-01') },
        dues: membership.dues && { amount: membership.dues.amount, since: dayOf(membership.dues.since) },
      },
      lotteryTicketNumbers: lotteryTicketNumbers.map(() => '0'),
    },
    ...(kinds && {
      cards: {
        items: [...new Set(kinds)].sort().map((kind, index) => ({
          id: `card ${index}`,
          lastDigits: '',
          ...(JSON.parse(kind) as object),
        })),
      },
    }),
    ...('categories' in answers && { categories: answers.categories }),
  };
}

/** What of the names themselves decides how a frame is made: one that is missing, and one from right to left. */
export function shapeOf({ firstName }: Names): string {
  if (firstName === '') return 'nameless';
  return bidiIsolate(firstName) === firstName ? 'named' : 'rightToLeft';
}

const rightToLeftLetter = 'א';

/** Names to make a template with, of signs that a text does not have; no two of a template's places look alike. */
export function marksFor(text: string, names: Names): Names {
  const free = Array.from({ length: 6400 }, (_, index) => String.fromCharCode(0xe000 + index)).filter(
    (sign) => !text.includes(sign),
  );
  const shape = shapeOf(names);
  const first = free.slice(0, 2).join('') + (shape === 'rightToLeft' ? rightToLeftLetter : '');
  return { firstName: shape === 'nameless' ? '' : first, lastName: free.slice(2, 4).join('') };
}

/** Cuts the markup that was made with marks for names at each of them. */
export function cutAtNames({ markup, rules }: Markup, { firstName, lastName }: Names): FrameTemplate {
  const places = new Map<string, Place>([
    [firstName, 'firstName'],
    [lastName, 'lastName'],
    [initialsOf(firstName, lastName), 'initials'],
  ]);
  places.delete('');
  const pieces = markup.split(new RegExp(`(${[...places.keys()].join('|')})`, 'u'));
  return {
    texts: pieces.filter((_, index) => index % 2 === 0),
    places: pieces.flatMap((mark, index) => (index % 2 === 1 ? (places.get(mark) ?? []) : [])),
    rules,
  };
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

/** A text as React writes it. */
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? '');

/** A template with a member's names in their places. */
export function putNames({ texts, places, rules }: FrameTemplate, names: Names): Markup {
  const values: Readonly<Record<Place, string>> = {
    firstName: escaped(names.firstName),
    lastName: escaped(names.lastName),
    initials: escaped(initialsOf(names.firstName, names.lastName)),
  };
  const markup = texts.map((text, index) => {
    const place = places[index];
    return place === undefined ? text : text + values[place];
  });
  return { markup: markup.join(''), rules };
}
