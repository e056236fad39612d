import type { AnyActorRef } from 'xstate';

export type NetworkEvent =
  | { type: 'network.lost' }
  | { type: 'network.found' }
  /** The actor is sent `network.restored` once, when a connection that was lost is back. */
  | { type: 'connection.await'; actor: AnyActorRef };

export type NetworkRestored = { type: 'network.restored' };
