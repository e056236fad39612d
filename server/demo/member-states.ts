import { randomUUID } from 'node:crypto';
import { hashPassword } from '#server/auth/password.ts';
import type { Database } from '#server/db/database.ts';
import { insertMembers } from './insert-rows.ts';
import { memberRows } from './member-rows.ts';
import type { MemberRows } from './person-rows.ts';
import { stableId } from './random.ts';
import { personas, type DemoState } from './personas.ts';
import { demoTenant } from './tenants/tenants.ts';

export const demoPassword = 'Demo!2345';

/** Everybody may know the password: its hash need not be dear, and a demo login is quick. */
const demoExponent = 10;

let hashed: Promise<string> | undefined;

/** The hash of {@link demoPassword}, made once in a process. */
export function demoPasswordHash(): Promise<string> {
  hashed ??= hashPassword(demoPassword, demoExponent);
  return hashed;
}

export interface DemoMemberRequest {
  /** A demo tenant's label. */
  clientId: string;
  state: DemoState;
  /** Lower-case. A new address unless given. */
  email?: string;
  now: Date;
}

export interface DemoMember {
  userId: string;
  email: string;
  /** Null for an imported member, who chooses one with the activation token. */
  password: string | null;
  activationToken: string | null;
}

/** The address of the seeded member of a state. */
export const demoEmail = (state: DemoState) => `${state}@example.com`;

function tokenFor(email: string): string {
  return email === demoEmail('incomplete')
    ? 'demo-activate'
    : `activate-${stableId(`token ${email}`).slice(0, 13)}`;
}

/** The rows of a member in a state: the one definition of what a state means, for the seed and the sandbox alike. */
export function demoMemberRows(
  { clientId, state, email, now }: Required<DemoMemberRequest>,
  passwordHash: string,
): MemberRows {
  const request = { tenant: demoTenant(clientId), persona: personas[state], email, passwordHash, now };
  return memberRows({ ...request, activationToken: tokenFor(email) });
}

/** Makes a member in a state, all in one transaction. Rejects when the tenant already has the address. */
export async function createDemoMember(
  db: Database,
  { clientId, state, email = `${state}-${randomUUID().slice(0, 8)}@example.com`, now }: DemoMemberRequest,
): Promise<DemoMember> {
  const rows = demoMemberRows({ clientId, state, email, now }, await demoPasswordHash());
  await db.transaction((transaction) => insertMembers(transaction, rows));
  const [user] = rows.users;
  const isImported = personas[state].membership?.isImported === true;
  return {
    userId: user?.id ?? '',
    email,
    password: isImported ? null : demoPassword,
    activationToken: isImported ? tokenFor(email) : null,
  };
}
