import type { AppError } from './app-error.ts';
import type { CardSystem } from './card.ts';
import type { OfferPlace } from './overlay.ts';

/** Everything that an analytics service may learn, by the names and properties that it receives. */
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

const cardTypes: Readonly<Record<CardSystem, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  other: 'Other',
};

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

export function offerSearched(query: string): TrackedEvent {
  return { name: 'Offer searched', properties: { Query: query } };
}

/** `place` is where the member chose the offer, `category` its platform name. */
export function offerViewed(place: OfferPlace, category: string, brand: string): TrackedEvent {
  return {
    name: 'Offer Viewed',
    properties: { 'In-App Location': offerPlaces[place], 'Offer category': category, Brand: brand },
  };
}

export function flowClosed(step: string): TrackedEvent {
  return { name: 'Flow Closed', properties: { Step: step } };
}

/** An error toast: its code and none of its words. */
export function errorShown(error: AppError): TrackedEvent {
  return { name: 'Error Shown', properties: { Code: codeOf(error) } };
}

function codeOf(error: AppError): string {
  if (error.kind === 'rejected') return error.code ?? `http_${error.status}`;
  return error.kind === 'unexpected' ? error.reason : error.kind;
}
