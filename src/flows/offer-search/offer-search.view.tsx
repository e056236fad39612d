import { use } from 'react';
import { hrefOf } from '#machines/domain/target.ts';
import { useActor } from '#src/app/app-context.ts';
import { NavigationContext } from '#src/ui/link/navigation.ts';
import { OfferSearch } from './offer-search.tsx';
import { useOfferSearch } from './use-offer-search.ts';

/** The search field of wide windows, with its list dropping down. */
export default function OfferSearchRoute() {
  const navigation = use(NavigationContext);
  const overlays = useActor('overlays');
  const search = useOfferSearch((choice) => {
    if (choice.kind === 'overlay') overlays.send({ type: 'overlay.open', overlay: choice.overlay });
    else navigation?.go(hrefOf({ route: choice.route, search: choice.search ?? {} }));
  });
  return <OfferSearch {...search} />;
}
