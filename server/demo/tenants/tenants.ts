import { harbor } from './harbor.ts';
import { roundup } from './roundup.ts';
import type { DemoTenant } from './tenant.ts';
import { varsity } from './varsity.ts';

/** The order in which they are shown. */
const tenants = [varsity, roundup, harbor];

export type TenantId = (typeof tenants)[number]['id'];

export const demoTenants: readonly DemoTenant<TenantId>[] = tenants;

export const tenantIds: readonly TenantId[] = demoTenants.map(({ id }) => id);

/** A demo tenant by its host label. Throws for any other label. */
export function demoTenant(id: string): DemoTenant<TenantId> {
  const tenant = demoTenants.find((each) => each.id === id);
  if (tenant === undefined) throw new Error(`There is no demo tenant "${id}"`);
  return tenant;
}
