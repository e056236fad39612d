import type { User } from './member.ts';

/** What belongs to a complete profile; the order is that in which it is asked for. */
export const profileParts = ['name', 'phone', 'address'] as const;

export type ProfilePart = (typeof profileParts)[number];

export interface ProfileCompleteness {
  status: 'incomplete' | 'complete';
  /** In the order in which they are asked for. */
  missing: readonly ProfilePart[];
}

/** How far a member has told who they are. */
export function profileCompleteness({
  firstName,
  lastName,
  phone,
  address,
}: Pick<User, 'firstName' | 'lastName' | 'phone' | 'address'>): ProfileCompleteness {
  const { street, city, region, postalCode, country } = address;
  const isThere: Readonly<Record<ProfilePart, boolean>> = {
    name: firstName !== '' && lastName !== '',
    phone: phone !== '',
    address: [street, city, region, postalCode, country].every(Boolean),
  };
  const missing = profileParts.filter((part) => !isThere[part]);
  return { status: missing.length === 0 ? 'complete' : 'incomplete', missing };
}
