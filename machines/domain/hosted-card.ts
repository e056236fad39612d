import * as v from 'valibot';

const short = v.pipe(v.string(), v.trim(), v.maxLength(200));

/**
 * What the hosted form reports of a card that it took: never its number. A provider may leave out the name and the system,
 * and has data of its own kind about the card, in which a token stands for the number.
 */
export const hostedCardSchema = v.pipe(
  v.object({
    name: v.optional(v.unknown()),
    system: v.optional(v.unknown()),
    platformData: v.optional(v.unknown()),
  }),
  v.check((card) => Object.values(card).some((each) => each !== undefined && each !== null)),
  v.object({
    name: v.fallback(short, ''),
    system: v.fallback(short, ''),
    platformData: v.optional(v.unknown()),
  }),
);

export type HostedCard = v.InferOutput<typeof hostedCardSchema>;
