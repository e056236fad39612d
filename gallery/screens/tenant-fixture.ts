import type { Programme } from '#machines/app/app.types.ts';
import { defaultTheme, type Theme } from '#machines/domain/theme.ts';
import { sampleProgramme } from '#machines/samples/programme.ts';
import { sampleSessions } from '#machines/samples/sessions.ts';
import { sampleTiers } from '#machines/samples/tiers.ts';

/** Whose app a screen stands in. */
export interface TenantFixture {
  programme: Programme;
  theme: Theme;
  /** What a sample of the catalogue is at this tenant: its tiers and plans instead of the samples'. */
  local: <Value>(sample: Value) => Value;
}

/** The client of the catalogue's samples. */
export const sampleTenant: TenantFixture = {
  programme: { ...sampleProgramme, tiers: [...sampleTiers] },
  theme: defaultTheme,
  local: (sample) => sample,
};

/** A member of its programme, signed in. */
export const member = (fixture: TenantFixture) => ({ session: fixture.local(sampleSessions.active) });
