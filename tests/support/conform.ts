import type { ConformOptions } from '#tests/tools/conform/settings.ts';

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
