import { registry } from '#machines/registry.ts';
import { wordsAt } from '../find-address.ts';
import type { Tenant } from '../screens/tenants.ts';
import { stateTitle } from '../words/state-title.ts';
import type { Hit } from './search-index.ts';

/** What each screen is headed by, with its main button, at a tenant. */
export async function screenHits(
  tenant: Pick<Tenant, 'name' | 'words' | 'programme'>,
): Promise<readonly Hit[]> {
  const { states } = await import('virtual:states');
  return states.flatMap(({ machine, state, says }): Hit[] => {
    const entry = registry.find((each) => each.machine.id === machine);
    if (says === '' || !entry) return [];
    const where = `${entry.title} · ${stateTitle([state])}`;
    return [{ kind: 'screen', text: wordsAt(tenant, says), where, machine, state, name: '' }];
  });
}
