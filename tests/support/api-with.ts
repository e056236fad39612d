import { defaultTheme } from '#machines/domain/theme.ts';
import { sampleProgramme } from '#machines/samples/programme.ts';
import { sampleSessions } from '#machines/samples/sessions.ts';
import type { AppDependencies } from '#src/app/app-dependencies.ts';

type Api = AppDependencies['api'];

const never = () => new Promise<never>(() => {});

/** An API that answers the calls of the start, and the others never, but for what is given. */
export function apiWith(given: Partial<Api>): Api {
  return {
    fetchClient: async () => sampleProgramme.client,
    fetchTiers: async () => [],
    fetchTheme: async () => defaultTheme,
    fetchSession: async () => sampleSessions.active,
    logIn: never,
    redirectToProvider: never,
    logOut: never,
    fetchSummary: never,
    fetchRewards: never,
    searchRewards: never,
    fetchReward: never,
    fetchCategories: async () => [],
    fetchCards: async () => [],
    ...given,
  };
}
