import { harbor } from './harbor.ts';
import { roundup } from './roundup.ts';
import type { DemoTenant } from './tenant.ts';
import { varsity } from './varsity.ts';

/** The demo tenants in the order in which they are shown. */
export const demoTenants: readonly DemoTenant[] = [varsity, roundup, harbor];

/** A demo tenant by its host label. Throws for any other label. */
export function demoTenant(id: string): DemoTenant {
  const tenant = demoTenants.find((each) => each.id === id);
  if (tenant === undefined) throw new Error(`There is no demo tenant "${id}"`);
  return tenant;
}
