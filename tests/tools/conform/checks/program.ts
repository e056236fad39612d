import { fetchClient } from '#src/api/client.ts';
import { fetchTheme } from '#src/api/theme.ts';
import { fetchTiers } from '#src/api/tiers.ts';
import type { Asking } from '../asking.ts';

/** What every page needs before anybody logs in. */
export async function checkProgram(asking: Asking): Promise<void> {
  await asking.ask('fetchClient', fetchClient);
  await asking.ask('fetchTiers', fetchTiers);
  await asking.ask('fetchTheme', fetchTheme);
}
