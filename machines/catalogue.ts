import { appEntry } from '#machines/app/app.entry.ts';
import type { AnyCatalogueEntry } from '#machines/catalogue-entry.ts';
import { consentEntry } from '#machines/consent/consent.entry.ts';
import { loginEntry } from '#machines/login/login.entry.ts';
import { navigationEntry } from '#machines/navigation/navigation.entry.ts';
import { networkEntry } from '#machines/network/network.entry.ts';
import { offerSearchEntry } from '#machines/offer-search/offer-search.entry.ts';
import { overlaysEntry } from '#machines/overlays/overlays.entry.ts';
import { resourceEntry } from '#machines/resource/resource.entry.ts';
import { sessionEntry } from '#machines/session/session.entry.ts';
import { toastEntry, toastsEntry } from '#machines/toasts/toasts.entry.ts';

/** Every machine of the app, in the order in which a reader meets them. */
export const catalogue: readonly AnyCatalogueEntry[] = [
  appEntry,
  sessionEntry,
  navigationEntry,
  loginEntry,
  resourceEntry,
  offerSearchEntry,
  overlaysEntry,
  toastsEntry,
  toastEntry,
  consentEntry,
  networkEntry,
];
