import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: [
    './server/db/schema.ts',
    './server/db/activity-schema.ts',
    './server/db/debts-schema.ts',
    './server/db/due-effects-schema.ts',
    './server/db/giveaway-schema.ts',
    './server/db/operations-schema.ts',
    './server/db/history-schema.ts',
    './server/db/ledger-schema.ts',
    './server/db/sandbox-schema.ts',
    './server/db/saved-offers-schema.ts',
  ],
  out: './server/db/migrations',
});
