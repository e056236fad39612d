import { conform } from '#tests/tools/conform/run.ts';
import type { ConformOptions } from '#tests/tools/conform/settings.ts';
import { startAlteredApi, type Alter } from './altered-api.ts';

/** What `npm run conform` is given for a demo member of an API. */
export function conformOptions(api: string, changed: Partial<ConformOptions> = {}): ConformOptions {
  return {
    api,
    client: 'varsity',
    member: { email: 'active@example.com', password: 'Demo!2345' },
    origin: api,
    isOriginGiven: false,
    isWriting: false,
    spend: [],
    timeout: 10_000,
    json: null,
    isInsecure: false,
    ...changed,
  };
}

/** What `npm run conform` finds at an API with some changed answers, and every request that came. */
export async function conformAltered(target: string, alter: Alter, changed: Partial<ConformOptions> = {}) {
  const api = await startAlteredApi(target, alter);
  try {
    return { ...(await conform(conformOptions(api.origin, changed))), asked: api.asked };
  } finally {
    await api.close();
  }
}
