/** Whether `npm test` runs: what together meets every requirement, in eight minutes at most. `WHOLE=1` asks for the rest, too. */
export const isCore = (): boolean => 'CORE' in process.env && !('WHOLE' in process.env);

/**
 * What takes long, and what another test meets, too: it starts or kills the product again and again, tries one rule from
 * many addresses, goes through each failure, modal, drawing or screen of the gallery, or judges a tool.
 */
export const beyondCore = [
  'tests/api/alarms.test.ts',
  'tests/api/data-dir.test.ts',
  'tests/api/demo-seed.test.ts',
  'tests/api/every-limit.test.ts',
  'tests/api/fourth-tenant.test.ts',
  'tests/api/full-disk.test.ts',
  'tests/api/health.test.ts',
  'tests/api/logins-under-attack.test.ts',
  'tests/api/many-logins.test.ts',
  'tests/api/metrics.test.ts',
  'tests/api/password-reset-strangers.test.ts',
  'tests/api/prepare-build.test.ts',
  'tests/api/proxies.test.ts',
  'tests/api/public-origin.test.ts',
  'tests/api/renewals-together.test.ts',
  'tests/api/simulated-faults.test.ts',
  'tests/api/situations.test.ts',
  'tests/api/start.test.ts',
  'tests/api/telemetry.test.ts',
  'tests/api/time-zones.test.ts',
  'tests/faults/durability-postgres.test.ts',
  'tests/faults/durability.test.ts',
  'tests/faults/jobs.test.ts',
  'tests/faults/payments.test.ts',
  'tests/machines/modal-actor-tree.test.ts',
  'tests/machines/refusals.test.ts',
  'tests/unit/back-end/conform-causes.test.ts',
  'tests/unit/back-end/conform-command.test.ts',
  'tests/unit/faults-client.test.ts',
  'tests/unit/gallery/drawings.test.ts',
  'tests/unit/tolerance/tolerance.test.ts',
  'tests/unit/tools/imports.test.ts',
  'tests/unit/tools/mutate.test.ts',
  'tests/unit/tools/new-flow-product.test.ts',
  'tests/views/gallery-screens.test.tsx',
  'tests/views/modal-dismissals.test.tsx',
  'tests/views/shared-frames.test.tsx',
  'tests/views/social-missing.test.tsx',
];

/** API tests that open their own embedded database, or none: another database would change nothing. */
export const ownDatabase = [
  'tests/api/backup.test.ts',
  'tests/api/data-dir.test.ts',
  'tests/api/demo-seed.test.ts',
  'tests/api/fourth-tenant.test.ts',
  'tests/api/front.test.ts',
  'tests/api/many-logins.test.ts',
  'tests/api/parts.test.ts',
  'tests/api/prepare-build.test.ts',
  'tests/api/simulated-faults.test.ts',
  'tests/api/simulation.test.ts',
  'tests/api/static-build.test.ts',
];

/**
 * What goes through a whole space whatever has changed: drawings, charts under every failure, a mutation run. It has a
 * project of its own, which `test:changed` leaves to `npm test` and to the rest.
 */
export const exhaustive = [
  'tests/machines/faults.test.ts',
  'tests/machines/modal-actor-tree.test.ts',
  'tests/machines/refusals.test.ts',
  'tests/unit/faults-client.test.ts',
  'tests/unit/gallery/atlas-of-the-app.test.ts',
  'tests/unit/gallery/drawings.test.ts',
  'tests/unit/gallery/flows-diff.test.ts',
  'tests/unit/tolerance/tolerance.test.ts',
  'tests/unit/tools/imports.test.ts',
  'tests/unit/tools/mutate.test.ts',
  'tests/unit/tools/new-flow-product.test.ts',
];
