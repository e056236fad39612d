import type { Plugin } from 'vite';
import { viewClient, viewTier } from '#server/client/client-view.ts';
import { allMedia } from '#server/demo/media.ts';
import { tenantRows } from '#server/demo/tenant-rows.ts';
import { demoTenants } from '#server/demo/tenants/tenants.ts';

const name = 'virtual:tenants';
const resolved = `\0${name}`;

/** The demo tenants in the words of the API: client, tiers and theme. */
function tenantDocuments() {
  const now = new Date('2026-11-22T00:00:00Z');
  return demoTenants.map((tenant) => {
    const { client, tiers: tierRows, plans } = tenantRows(tenant, now);
    const planRows = plans.map((plan) => ({ chipText: {}, ...plan }));
    const defaults = { hasNoMinimum: false, hidden: false, frequency: 'month' } as const;
    return {
      client: viewClient(client as Parameters<typeof viewClient>[0], 'https://elsewhere.example'),
      tiers: tierRows.map((tier) =>
        viewTier({ ...defaults, ...tier } as Parameters<typeof viewTier>[0], planRows as never),
      ),
      theme: tenant.theme,
    };
  });
}

/** `virtual:tenants` is the demo tenants as the API answers, and `media/` holds their pictures. */
export function tenantsPlugin(): Plugin {
  return {
    name: 'tenants',
    resolveId: { filter: { id: /^virtual:tenants$/ }, handler: () => resolved },
    load: {
      filter: { id: /virtual:tenants$/ },
      handler: () => `export default ${JSON.stringify(tenantDocuments())};`,
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const found = allMedia().get(new URL(request.url ?? '/', 'http://localhost').pathname);
        if (!found) return next();
        response.setHeader('Content-Type', found.type);
        response.end(found.body);
      });
    },
    generateBundle() {
      for (const [path, { body }] of allMedia()) {
        this.emitFile({ type: 'asset', fileName: path.slice(1), source: body });
      }
    },
  };
}
