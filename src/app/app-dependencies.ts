import type { Client } from '#machines/domain/client.ts';
import type { ConsentDecision } from '#machines/domain/consent.ts';
import type { Session } from '#machines/domain/member.ts';
import type { Theme } from '#machines/domain/theme.ts';
import type { Tier } from '#machines/domain/tier.ts';
import type { Api } from '#src/api/api.ts';
import type { Http } from '#src/api/http.ts';
import type { Drafts } from '#src/browser/drafts.ts';
import type { UrlTokens } from '#src/browser/url-tokens.ts';
import type { KeyValueStorage } from '#src/browser/storage.ts';
import type { Tabs, TabFact } from '#src/browser/tabs.ts';

/** Everything that the charts reach outside themselves. */
export interface AppDependencies {
  api: Api;
  /** For the calls of flows that are fetched with their pages. */
  http: Http;
  /** Where a downgrade is scheduled and taken back, below the API's prefix. */
  downgradePath: string;
  /** Sets the tenant's colors in the document. */
  applyTheme: (theme: Theme) => Promise<void>;
  joinTabs: (receive: (fact: TabFact) => void) => Tabs;
  watchOnline: (notify: (isOnline: boolean) => void) => () => void;
  /** Keeps the answer to the cookie banner. */
  storeConsent: (decision: ConsentDecision) => void;
  /** Starts the trackers; returns how to stop them. */
  runTrackers: () => () => void;
  /** Goes to the program page; false when there is none to go to. */
  openProgramPage: () => boolean;
  /** False when nobody can be signed in: a session always comes with the CSRF cookie. */
  mayHaveSession: () => boolean;
  /** Remembers over a reload that a logout has not reached the server yet. */
  markLogoutPending: (isPending: boolean) => void;
  /** Leaves the app for an address. */
  leaveFor: (address: string) => void;
  /** The path of the page that is shown. */
  path: () => string;
  client: () => Client | null;
  session: () => Session | null;
  /** The plans of the client; null before they have come. */
  tiers: () => readonly Tier[] | null;
  /** The tracking parameters of the landing address, as headers. */
  utm: () => Promise<Readonly<Record<string, string>>>;
  /** The storage of all tabs. */
  local: KeyValueStorage;
  /** The storage of this tab. */
  tab: KeyValueStorage;
  drafts: Drafts;
  secrets: UrlTokens;
}
