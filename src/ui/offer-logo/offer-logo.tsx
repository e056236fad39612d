import { useState } from 'react';
import { letter, picture, tile } from './offer-logo.css.ts';

interface OfferLogoProps {
  /** Its address; empty for none. */
  logo: string;
  brand: string;
  size?: keyof typeof tile;
}

/** The logo of an offer on white, or the first letter of its brand. The name always stands beside it. */
export function OfferLogo({ logo, brand, size = 'large' }: OfferLogoProps) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <span className={tile[size]} aria-hidden="true">
      {logo === '' || logo === broken ? (
        <span className={letter}>{[...brand][0]}</span>
      ) : (
        <img className={picture} src={logo} alt="" loading="lazy" onError={() => setBroken(logo)} />
      )}
    </span>
  );
}
