import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RouteName } from '#machines/domain/routes.ts';
import { servedFolder } from '#server/bundles/distribution.ts';
import type { listCards } from '#server/cards/list-cards.ts';
import type { viewSession } from '#server/member/session-view.ts';

export type Consent = 'accepted' | 'rejected' | null;
export type Answers = Readonly<Record<string, unknown>>;

/** Markup, and the rules of its styles. */
export interface Markup {
  markup: string;
  rules: string;
}

export interface VisitorsPage {
  title: string;
  icon: string;
  /** What the tenant is for, in a sentence, and its first picture; empty for none. */
  about: string;
  picture: string;
  colours: Readonly<Record<string, string>>;
  dark: Readonly<Record<string, string>>;
  look: Readonly<Record<string, string>>;
  /** The typeface of the headings as data, and its rule; null where they have the one of all else. */
  typeface: { data: string; rule: string } | null;
  login: Markup | null;
}

interface Page {
  client: string;
  pathname: string;
  /** What was answered about cookies; null for nothing yet. */
  consent: Consent;
}

interface PageRequest extends Page {
  answers: Answers;
}

/** What the API answers about a member, by the paths of the calls. */
export interface MembersAnswers {
  'users/me': Awaited<ReturnType<typeof viewSession>>;
  cards?: { items: Awaited<ReturnType<typeof listCards>> };
  categories?: unknown;
}

export interface MembersPageRequest extends Page {
  /** What the API answers to everybody. */
  programme: Answers;
  own: MembersAnswers;
}

/** A frame without its member, as the renderer knows it. */
type FrameTemplate = object;

/** Makes pages; it comes with the built app. */
export interface Renderer {
  renderVisitorsPage: (request: PageRequest) => Promise<VisitorsPage>;
  /** The frame of a member's page, in two steps of which the first is the same for many; null for a page without it. */
  shareMembersFrame: (request: MembersPageRequest) => {
    key: string;
    make: () => Promise<FrameTemplate | null>;
    fill: (template: FrameTemplate) => Markup;
  } | null;
  /** The modules that an address needs besides the document's own script. */
  modulesOf: (route: RouteName) => string[];
}

/** The code of the built app that makes its pages on the server; null in a build without it. */
export async function loadRenderer(folder: string): Promise<Renderer | null> {
  const file = join(folder, servedFolder, 'ssr-entry.js');
  return existsSync(file) ? ((await import(pathToFileURL(file).href)) as Renderer) : null;
}
