import { use } from 'react';
import { writeQuery } from '#machines/domain/query.ts';
import { routes } from '#machines/domain/routes.ts';
import { NavigationContext } from '#src/ui/link/navigation.ts';
import { OfferSearch } from './offer-search.tsx';
import { useOfferSearch } from './use-offer-search.ts';

/** The search field of wide windows, with its list dropping down. */
export default function OfferSearchRoute() {
  const navigation = use(NavigationContext);
  const search = useOfferSearch((found) =>
    navigation?.go(routes.rewards.path + writeQuery(Object.entries(found))),
  );
  return <OfferSearch {...search} />;
}
