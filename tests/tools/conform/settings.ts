import * as v from 'valibot';

/** The calls that cost money. None is made unless it is named. */
export const spendNames = ['linkCard', 'enrol', 'chargeMembership', 'changeMembership', 'withdraw'] as const;

export type SpendName = (typeof spendNames)[number];

const text = v.pipe(v.string(), v.nonEmpty());

/** The file of `--as`. */
export const memberSchema = v.object({
  email: text,
  password: text,
  /** A plan to ask the price of, and to upgrade to where that is asked for. */
  membershipTierId: v.optional(text),
  membershipTierPlanId: v.optional(text),
  /** What the card provider's form gave, where a card is to be linked. */
  card: v.optional(
    v.object({
      name: v.optional(v.string(), ''),
      system: text,
      platformData: v.record(v.string(), v.unknown()),
    }),
  ),
  /** Major units, where a withdrawal is asked for. */
  withdraw: v.optional(v.pipe(v.number(), v.minValue(0.01))),
});

export type MemberFile = v.InferOutput<typeof memberSchema>;

/** Sends a request to an address. */
export type Send = (address: string, init?: RequestInit) => Promise<Response>;

export interface ConformOptions {
  api: string;
  client: string;
  member: MemberFile | null;
  origin: string;
  isOriginGiven: boolean;
  isWriting: boolean;
  spend: readonly SpendName[];
  /** Milliseconds. */
  timeout: number;
  /** Where the report goes as JSON: a file, or `-` for the output; null for text. */
  json: string | null;
  isInsecure: boolean;
  /** The network, unless it is the usual one. */
  fetch?: Send;
}
