import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { clients } from '#server/db/schema.ts';
import { welcome } from '#server/startup-banner.ts';
import { createTestServer } from '#tests/support/api-server.ts';

const stop = () => Promise.resolve();

test('[SCAL-04] a start lists public addresses of tenants, and the port where they are on this machine', async () => {
  const server = await createTestServer();
  const { services } = server;
  await server.db
    .update(clients)
    .set({ publicOrigin: 'https://harbor.example' })
    .where(eq(clients.id, 'harbor'));
  const linesBy = async (settings: Partial<typeof services.settings>) => {
    const shown = { ...services, settings: { ...services.settings, sandbox: false, ...settings } };
    const text = await welcome({ port: 4173, services: shown, stop });
    return text.split('\n').flatMap((line) => line.trim().split(/\s+/)[0] || []);
  };
  expect(await linesBy({ production: true, publicHosts: ['rewards.example'] })).toEqual([
    'https://varsity.rewards.example',
    'https://roundup.rewards.example',
    'https://harbor.example',
  ]);
  expect(await linesBy({ production: true, publicHosts: ['localhost'] })).toEqual([
    'http://varsity.localhost:4173',
    'http://roundup.localhost:4173',
    'https://harbor.example',
  ]);
  await server.close();
});
