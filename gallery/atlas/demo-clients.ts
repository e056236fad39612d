import { clientFacts } from '#src/app/navigation.ts';
import { tenants } from '../screens/tenants.ts';
import type { AtlasClient } from './client-flags.ts';

/** The demo tenants, with what the guards read of them. */
export const demoClients: readonly AtlasClient[] = tenants.map(({ id, name, programme }) => ({
  id,
  name,
  facts: clientFacts(programme.client),
  isDemo: true,
}));
