import { OfferSearch } from './offer-search.tsx';
import { useOfferSearch } from './use-offer-search.ts';

/** The search field of wide windows, with its list dropping down. */
export default function OfferSearchRoute() {
  return <OfferSearch {...useOfferSearch(() => {})} />;
}
