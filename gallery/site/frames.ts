import type { Address } from '../address.ts';
import { noAxes, schemeNames, type Axes, type ScreenScheme, type TextSize } from '../look.ts';
import { followLink } from '../screens/follow-link.ts';
import { tenantOf, tenants, shopOf, type Tenant } from '../screens/tenants.ts';
import { whyUnsupported } from '#paths/explore/unsupported-states.ts';
import { quoted } from '#paths/text/quoted.ts';
import type { Place } from './place.ts';

/** One of several screens of a state. */
export interface Frame {
  key: string;
  tenant: Tenant;
  width: number;
  scheme: ScreenScheme;
  text: TextSize;
  /** What tells it from the others: "Harbor Giving · 390 px · Dark". */
  title: string;
}

/** The axes of a view: what its link names, or else every tenant to compare, and the one that is chosen elsewhere. */
export function axesOf({ view, axes, tenant, width, scheme, text }: Address): Axes {
  const known = tenants.filter(({ id }) => axes.tenants.includes(id)).map(({ id }) => id);
  const isCompared = view === 'compare';
  const or = <Value>(named: readonly Value[], otherwise: readonly Value[]) =>
    named.length > 0 ? named : otherwise;
  return {
    tenants: or(known, isCompared ? tenants.map(({ id }) => id) : [tenant]),
    widths: or(axes.widths, [width]),
    schemes: or(axes.schemes, [isCompared && scheme === 'system' ? 'light' : scheme]),
    texts: or(axes.texts, [text]),
  };
}

/** The frames of a view in rows: the tenants side by side, each row of one width, scheme and size of text. */
export function frameRows(address: Address): Frame[][] {
  const axes = axesOf(address);
  return axes.widths.flatMap((width) =>
    axes.schemes.flatMap((scheme) =>
      axes.texts.map((text) =>
        axes.tenants.map((id): Frame => {
          const tenant = tenantOf(id);
          const title = [
            tenant.name,
            `${width} px`,
            ...(axes.schemes.length > 1 || scheme === 'forced' ? [schemeNames[scheme]] : []),
            ...(axes.texts.length > 1 || text !== 100 ? [`text ${text} %`] : []),
          ].join(' · ');
          return { key: `${id} ${width} ${scheme} ${text}`, tenant, width, scheme, text, title };
        }),
      ),
    ),
  );
}

/** Where a frame is in its own tenant's flow, and what that tenant lacks of it. */
export function frameAt({ address, entry, walked, leaves }: Place, { tenant, width, scheme, text }: Frame) {
  const target = { ...address, tenant: tenant.id, width, scheme, text, axes: noAxes };
  const lacks = whyUnsupported(shopOf(tenant), entry.machine.id, leaves);
  if (lacks !== null) return { address: target, lacks, note: null };
  const followed = followLink(entry, target);
  const gone = walked.steps.length - followed.walked.steps.length;
  const [missing] = gone > 0 && address.way !== null ? walked.steps.slice(-gone) : [];
  return {
    address: { ...target, state: followed.leaves[0] ?? '' },
    lacks,
    note:
      missing === undefined
        ? null
        : `${tenant.name} has no step ${quoted(tenant.words(missing.cause.title))} here. This is the state before it.`,
  };
}
