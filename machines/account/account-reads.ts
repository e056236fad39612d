import type { Affinities } from '#machines/domain/affinity.ts';
import type { Charge } from '#machines/domain/charge.ts';
import type { Giving, Period } from '#machines/domain/giving.ts';
import type { ReceiptFacts, ReceiptKind } from '#machines/domain/receipt.ts';
import type { Page } from '#machines/domain/wire.ts';
import { createResourceMachine } from '#machines/resource/resource.machine.ts';

/** How many charges are shown at first, and how many come with each more. */
export const chargesAtOnce = 6;

/** Which receipt is asked for. */
export interface ReceiptParams {
  of: ReceiptKind;
  id: string;
}

type NoParams = Record<string, never>;

/** What the account page reads beside who is here: one resource each. */
export const accountReads = {
  affinities: createResourceMachine<Affinities, NoParams>('affinities'),
  /** The latest ones, as many as are shown. */
  charges: createResourceMachine<Page<Charge>, { count: number }>('charges'),
  /** The last year in which anything was given, and which others there are. */
  giving: createResourceMachine<Giving, NoParams>('giving'),
  receipt: createResourceMachine<ReceiptFacts, ReceiptParams>('receipt'),
  statement: createResourceMachine<Giving, { period: Period }>('statement'),
};

export type AccountReadName = keyof typeof accountReads;
