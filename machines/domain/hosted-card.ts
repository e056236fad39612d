import * as v from 'valibot';

const short = v.pipe(v.string(), v.maxLength(200));

/** What the hosted form tells of a card that it took: never its number. */
export const hostedCardSchema = v.object({
  name: v.fallback(short, ''),
  system: v.pipe(short, v.nonEmpty()),
  /** The card provider's own data about the card; a token stands for the number. */
  platformData: v.record(v.string(), v.unknown()),
});

export type HostedCard = v.InferOutput<typeof hostedCardSchema>;
