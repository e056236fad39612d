import type { Card } from '#machines/domain/card.ts';
import type { HostedCard } from '#machines/domain/hosted-card.ts';

/** A linked card for the cases of the catalogue. */
export const sampleCard: Card = {
  id: 'card-1',
  userId: '1',
  clientId: 'varsity',
  name: 'Ada Okafor',
  system: 'visa',
  currencyCode: 'USD',
  lastDigits: '4242',
  expiryMonth: 12,
  expiryYear: 2030,
  status: 'active',
  billing: true,
  deleted: false,
  createdAt: '2026-11-21T00:00:00Z',
  updatedAt: '2026-11-21T00:00:00Z',
};

/** What the hosted form tells of that card. */
export const sampleHostedCard: HostedCard = {
  name: 'Ada Okafor',
  system: 'Visa',
  platformData: { token: 'tok_visa_4242' },
};
