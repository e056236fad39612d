import { brand as brandStyle, face, plate } from './card-face.css.ts';

interface CardFaceProps {
  /** The name of the card's network. */
  brand: string;
  /** `resting` is a card that is neither charged nor earns. */
  look: keyof typeof face;
}

/** A small drawing of a card; its name stands beside it in words. */
export function CardFace({ brand, look }: CardFaceProps) {
  return (
    <span className={face[look]} aria-hidden="true">
      <span className={plate} />
      <span className={brandStyle}>{shortened[brand] ?? brand}</span>
    </span>
  );
}

const shortened: Readonly<Record<string, string>> = { 'American Express': 'Amex' };
