import { isLikeCardNumber } from '#machines/domain/card-like.ts';
import type { AppError } from '#machines/domain/app-error.ts';
import type { CardSystem } from '#machines/domain/card.ts';
import type { OfferPlace } from '#machines/domain/overlay.ts';

/** Everything that may be told to an analytics service. */
export type TrackedEvent =
  | { name: 'Card Linked'; properties: { 'Card Type': string } }
  | { name: 'Card Deleted' }
  | { name: 'Offer searched'; properties: { Query: string } }
  | {
      name: 'Offer Viewed';
      properties: { 'In-App Location': string; 'Offer category': string; Brand: string };
    }
  | { name: 'Payment Failed' }
  | { name: 'Flow Closed'; properties: { Step: string } }
  | { name: 'card-modal-closed' }
  | { name: 'Error Shown'; properties: { Code: string } };

const longestQuery = 64;

const cardTypes: Readonly<Record<CardSystem, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  other: 'Other',
};

/** A card that was linked, by its brand. */
export function cardLinked(system: CardSystem): TrackedEvent {
  return { name: 'Card Linked', properties: { 'Card Type': cardTypes[system] } };
}

const offerPlaces: Readonly<Record<OfferPlace, string>> = {
  deals: 'All deals',
  featured: 'Featured offers',
  curated: 'Curated deals',
  search: 'Search',
  link: 'Link',
};

/** Offers that were searched for by a text. */
export function offerSearched(query: string): TrackedEvent {
  return { name: 'Offer searched', properties: { Query: query } };
}

/** An offer that was looked at: where it was chosen, its category by its platform name, and whose it is. */
export function offerViewed(place: OfferPlace, category: string, brand: string): TrackedEvent {
  return {
    name: 'Offer Viewed',
    properties: { 'In-App Location': offerPlaces[place], 'Offer category': category, Brand: brand },
  };
}

/** An error toast as an event: its code and none of its words. */
export function errorShown(error: AppError): TrackedEvent {
  return { name: 'Error Shown', properties: { Code: codeOf(error) } };
}

/** The event without what could name a person. */
export function withoutPersons(event: TrackedEvent): TrackedEvent {
  if (event.name !== 'Offer searched') return event;
  const query = event.properties.Query;
  const isReported = !query.includes('@') && !isLikeCardNumber(query);
  return { name: event.name, properties: { Query: isReported ? query.slice(0, longestQuery) : '' } };
}

function codeOf(error: AppError): string {
  if (error.kind === 'rejected') return error.code ?? `http_${error.status}`;
  return error.kind === 'unexpected' ? error.reason : error.kind;
}
