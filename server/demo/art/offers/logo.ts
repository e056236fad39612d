/** A made-up brand's logo on a 64 × 64 tile. */
export interface Logo {
  /** The colour of the tile. */
  ground: string;
  /** The brand's second colour, for patterns on its picture. */
  ink: string;
  art: string;
}

export type Logos = Readonly<Record<string, Logo>>;
