import { describe, expect, test, vi } from 'vitest';
import {
  cardLinked,
  errorShown,
  flowClosed,
  offerSearched,
  offerViewed,
  type TrackedEvent,
} from '#machines/domain/tracked-event.ts';
import { createAnalytics } from '#src/analytics/analytics.ts';
import { createSessionRecording } from '#src/analytics/session-recording.ts';
import { createTagManager, type TagManagerPage } from '#src/analytics/tag-manager.ts';

const events: TrackedEvent[] = [
  { name: 'Card Linked', properties: { 'Card Type': 'visa' } },
  { name: 'Card Deleted' },
  { name: 'Offer searched', properties: { Query: 'nordwind' } },
  {
    name: 'Offer Viewed',
    properties: { 'In-App Location': 'Home', 'Offer category': 'baby', Brand: 'Nordwind' },
  },
  { name: 'Payment Failed' },
  { name: 'Error Shown', properties: { Code: 'i_card_007' } },
];

describe('the analytics port', () => {
  test('[FRMT-04] hands on the five events and the error toasts, as they are', () => {
    const send = vi.fn();
    const analytics = createAnalytics({ send });
    analytics.accept();
    for (const event of events) analytics.track(event);
    expect(send.mock.calls).toEqual(events.map((event) => [event]));
  });

  test('[BOOT-09] lets nothing out before acceptance, and nothing of before afterwards', () => {
    const [send, start] = [vi.fn(), vi.fn()];
    const analytics = createAnalytics({ send, start });
    for (const event of events) analytics.track(event);
    expect(start).not.toHaveBeenCalled();
    analytics.accept();
    expect(send).not.toHaveBeenCalled();
    analytics.accept();
    expect(start).toHaveBeenCalledTimes(1);
  });

  test('[BOOT-09] stops at a rejection, and goes on at a second acceptance without a second start', () => {
    const [send, start] = [vi.fn(), vi.fn()];
    const analytics = createAnalytics({ send, start });
    analytics.accept();
    analytics.reject();
    analytics.track({ name: 'Card Deleted' });
    expect(send).not.toHaveBeenCalled();
    analytics.accept();
    analytics.track({ name: 'Card Deleted' });
    expect(send).toHaveBeenCalledTimes(1);
    expect(start).toHaveBeenCalledTimes(1);
  });

  test('[FRMT-04] never reports an email address or a card number, and cuts a long query', () => {
    const send = vi.fn();
    const analytics = createAnalytics({ send });
    analytics.accept();
    analytics.track({ name: 'Offer searched', properties: { Query: 'ada@example.com' } });
    analytics.track({ name: 'Offer searched', properties: { Query: '4000 0566-5566 5556' } });
    analytics.track({ name: 'Offer searched', properties: { Query: 'x'.repeat(100) } });
    expect(send.mock.calls.map(([event]) => event.properties.Query)).toEqual(['', '', 'x'.repeat(64)]);
  });

  test('[FRMT-04] [DEAL-06] names an offer that was looked at, where it was chosen, and what was searched for', () => {
    expect(offerSearched('fern')).toEqual({ name: 'Offer searched', properties: { Query: 'fern' } });
    expect(offerViewed('featured', 'shoes', 'Longstride')).toEqual({
      name: 'Offer Viewed',
      properties: { 'In-App Location': 'Featured offers', 'Offer category': 'shoes', Brand: 'Longstride' },
    });
  });

  test('[FRMT-04] names a linked card by its brand, and the step on which a flow was closed', () => {
    const brands = (['visa', 'mastercard', 'amex', 'other'] as const).map(cardLinked);
    expect(brands).toEqual(
      ['Visa', 'Mastercard', 'American Express', 'Other'].map((brand) => ({
        name: 'Card Linked',
        properties: { 'Card Type': brand },
      })),
    );
    expect(flowClosed('review')).toEqual({ name: 'Flow Closed', properties: { Step: 'review' } });
  });

  test('[FRMT-04] does not break the app when a service does', () => {
    const analytics = createAnalytics({
      send: () => {
        throw new Error('blocked');
      },
    });
    analytics.accept();
    expect(() => analytics.track({ name: 'Payment Failed' })).not.toThrow();
  });

  test('[FRMT-04] reports an error by its code and none of its words', () => {
    const rejected = {
      kind: 'rejected',
      message: 'ada@example.com is taken',
      fields: {},
      retryAfter: null,
    } as const;
    expect(errorShown({ ...rejected, status: 520, code: 'i_user_004' })).toEqual({
      name: 'Error Shown',
      properties: { Code: 'i_user_004' },
    });
    expect(errorShown({ ...rejected, status: 422, code: null })).toMatchObject({
      properties: { Code: 'http_422' },
    });
    expect(errorShown({ kind: 'offline' })).toMatchObject({ properties: { Code: 'offline' } });
    expect(errorShown({ kind: 'unexpected', reason: 'contract' })).toMatchObject({
      properties: { Code: 'contract' },
    });
  });
});

describe('the tag manager', () => {
  test('[BOOT-09] is added once, from its one address, after acceptance', () => {
    const page: TagManagerPage = {};
    const addScript = vi.fn();
    const analytics = createAnalytics(createTagManager('GTM-ABC123', page, addScript));
    expect(addScript).not.toHaveBeenCalled();
    analytics.accept();
    analytics.accept();
    analytics.track({ name: 'Card Linked', properties: { 'Card Type': 'visa' } });
    expect(addScript.mock.calls).toEqual([['https://www.googletagmanager.com/gtm.js?id=GTM-ABC123']]);
    expect(page.dataLayer).toEqual([
      { event: 'gtm.js', 'gtm.start': expect.any(Number) },
      { event: 'Card Linked', 'Card Type': 'visa' },
    ]);
  });

  test('[BOOT-09] is not added for a client without an id', () => {
    const page: TagManagerPage = {};
    const addScript = vi.fn();
    const analytics = createAnalytics(createTagManager(null, page, addScript));
    analytics.accept();
    analytics.track({ name: 'Card Deleted' });
    expect(addScript).not.toHaveBeenCalled();
    expect(page).toEqual({});
  });
});

describe('the session recording', () => {
  const address = 'https://recorder.example/record.js';

  test('[BOOT-09] is added once, after acceptance, and receives each event from then on', () => {
    const page = new EventTarget();
    const received: unknown[] = [];
    page.addEventListener('event.tracked', (event) => received.push(Reflect.get(event, 'detail')));
    const addScript = vi.fn();
    const analytics = createAnalytics(createSessionRecording(address, page, addScript));
    analytics.track({ name: 'Card Deleted' });
    expect(addScript).not.toHaveBeenCalled();
    analytics.accept();
    analytics.accept();
    analytics.track({ name: 'Card Linked', properties: { 'Card Type': 'visa' } });
    analytics.reject();
    analytics.track({ name: 'Payment Failed' });
    expect(addScript.mock.calls).toEqual([[address]]);
    expect(received).toEqual([{ name: 'Card Linked', properties: { 'Card Type': 'visa' } }]);
  });

  test('[BOOT-09] is not added without an address', () => {
    const addScript = vi.fn();
    const analytics = createAnalytics(createSessionRecording(null, new EventTarget(), addScript));
    analytics.accept();
    analytics.track({ name: 'Card Deleted' });
    expect(addScript).not.toHaveBeenCalled();
  });
});
