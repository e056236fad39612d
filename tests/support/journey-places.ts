import type { TenantId } from '#server/demo/tenants/tenants.ts';
import { isCore } from './core.ts';

export type Width = 'desktop' | 'phone';

export type Place = `${TenantId} ${Width}`;

interface Places {
  /** Where `npm test` walks: pairs such as `harbor desktop`, chosen so that each tenant and each width is met. */
  usually: Place[];
  /** The tenants that are walked on a phone too, where the whole product is asked for. */
  onPhone?: TenantId[];
}

/**
 * Details of a group of journeys that is written for each tenant. `WHOLE=1` walks them at every tenant on a desktop, and
 * on a phone where `onPhone` says so; else only the pairs of `usually` are walked.
 */
export function placesOf(tenant: TenantId, { usually, onPhone = [] }: Places): { tag: string[] } {
  const isPhone = onPhone.includes(tenant);
  if (!isPhone && usually.includes(`${tenant} phone`)) throw new Error(`${tenant} is not walked on a phone.`);
  const beyond = (['desktop', 'phone'] as const).filter((width) => !usually.includes(`${tenant} ${width}`));
  return { tag: [...(isPhone ? [] : ['@desktop']), ...beyond.map((width) => `@whole-${width}`)] };
}

/**
 * What `npm test` walks: the journeys that together meet every requirement which any journey meets (`@core`). All, where
 * the whole product is asked for, or where files of journeys are named without `npm test`.
 */
export function stored(): RegExp | undefined {
  return isCore() ? /@core(?![\w-])/ : undefined;
}

/**
 * The journeys that a project leaves out by their tags: those of the other width alone (`@phone`), and, unless the whole
 * product is asked for, those that only the whole product has (`@whole`) or has on this width (`@whole-desktop`). The
 * cells of the fault matrix (`@faults`) are walked with all its other cells only.
 */
export function leftOut(width: Width): RegExp {
  const other = width === 'desktop' ? '@phone' : '@desktop';
  const beyond = 'WHOLE' in process.env ? [] : ['@whole', `@whole-${width}`];
  const cells = 'FAULTS' in process.env ? [] : ['@faults'];
  return new RegExp(`(${[other, ...beyond, ...cells].join('|')})(?![\\w-])`);
}
