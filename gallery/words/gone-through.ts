import { paymentEntry } from '#machines/payment/payment.entry.ts';
import type { AnyRegistryEntry } from '#machines/registry-entry.ts';
import { actorNodeOf } from '#paths/explore/child-entries.ts';

/** A form or a flow inside is gone through by the member; a payment is waited for, as a call is. */
export function isGoneThrough(entry: AnyRegistryEntry, actor: string): boolean {
  const inner = actorNodeOf(actor, entry);
  return inner !== null && inner.title !== paymentEntry.title;
}
