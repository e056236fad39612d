import { asc } from 'drizzle-orm';
import { isLoopback } from '#machines/domain/host.ts';
import { originOfTenant } from './client/public-origin.ts';
import { clients } from './db/schema.ts';
import { demoEmail, demoPassword } from './demo/member-states.ts';
import { demoStates, personas } from './demo/personas.ts';
import type { RunningServer } from './start.ts';

const row = (left: string, right: string) => `  ${left.padEnd(34)} ${right}`;

/** What the terminal shows once the server runs: where each tenant is, and who can sign in there. */
export async function welcome({ port, services }: RunningServer): Promise<string> {
  const { db, settings } = services;
  const [domain = 'localhost'] = settings.publicHosts;
  const tenants = await db.select().from(clients).orderBy(asc(clients.createdAt), asc(clients.id)).limit(100);
  if (tenants.length === 0) return `Listening on port ${port}. There is no tenant yet.`;

  const isHere = isLoopback(domain);
  const addresses = tenants.map((tenant) =>
    row(
      isHere && tenant.publicOrigin === null
        ? `http://${tenant.id}.${domain}:${port}`
        : originOfTenant(tenant, settings),
      tenant.name,
    ),
  );
  if (!settings.sandbox) return ['', ...addresses, ''].join('\n');
  return [
    '',
    ...addresses,
    row(`http://${domain}:${port}/sandbox`, 'Mail, clock, faults, members in a state'),
    '',
    `  Members of every tenant, password ${demoPassword}`,
    ...demoStates.map((state) => row(demoEmail(state), personas[state].shows)),
    '',
  ].join('\n');
}
