/** Whether `npm test` runs: what together meets every requirement, in ten minutes at most. `WHOLE=1` asks for the rest, too. */
export const isCore = (): boolean => 'CORE' in process.env && !('WHOLE' in process.env);

/**
 * What takes long, and what another test meets, too: it starts or kills the product again and again, goes through each
 * modal, drawing or screen of the gallery, or judges a tool.
 */
export const beyondCore = [
  'tests/api/data-dir.test.ts',
  'tests/api/demo-seed.test.ts',
  'tests/api/full-disk.test.ts',
  'tests/api/many-logins.test.ts',
  'tests/api/start.test.ts',
  'tests/faults/durability.test.ts',
  'tests/faults/durability-postgres.test.ts',
  'tests/faults/payments.test.ts',
  'tests/unit/gallery/drawings.test.ts',
  'tests/unit/tools/mutate.test.ts',
  'tests/views/gallery-screens.test.tsx',
  'tests/views/modal-dismissals.test.tsx',
];
