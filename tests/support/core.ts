/** Whether `npm test` runs: what together meets every requirement, in ten minutes at most. `WHOLE=1` asks for the rest, too. */
export const isCore = (): boolean => 'CORE' in process.env && !('WHOLE' in process.env);

/** What takes long, and what another test meets, too: it starts the product again and again, or judges a tool. */
export const beyondCore = [
  'tests/api/data-dir.test.ts',
  'tests/api/full-disk.test.ts',
  'tests/api/many-logins.test.ts',
  'tests/unit/tools/mutate.test.ts',
];
