import { Picture } from '../picture/picture.tsx';
import { letter, picture, tile } from './offer-logo.css.ts';

interface OfferLogoProps {
  /** Its address; empty for none. */
  logo: string;
  brand: string;
  size?: keyof typeof tile;
}

/** The logo of an offer on white, or the first letter of its brand. The name always stands beside it. */
export function OfferLogo({ logo, brand, size = 'large' }: OfferLogoProps) {
  return (
    <span className={tile[size]} aria-hidden="true">
      <Picture
        className={picture}
        src={logo}
        alt=""
        loading="lazy"
        instead={<span className={letter}>{[...brand][0]}</span>}
      />
    </span>
  );
}
