import { describe, expect, test } from 'vitest';
import { sampleHostedCard } from '#machines/samples/cards.ts';
import { listenToCardFrame } from '#src/flows/card-link/card-frame-messages.ts';

const frame = { name: 'the card frame' } as unknown as Window;
const another = { name: 'another frame' } as unknown as Window;
const success = { type: 'success', detail: sampleHostedCard };

/** The calls of every handler in their order, while `clock.now` is the time. */
function listen(current: () => Window | null = () => frame) {
  const received: unknown[] = [];
  const clock = { now: 1000, attempt: 1 };
  const receive = listenToCardFrame(
    current,
    {
      onReady: () => received.push('ready'),
      onRendered: () => received.push('rendered'),
      onSucceeded: (card) => received.push(['succeeded', card]),
      onFailed: () => received.push('failed'),
      onUnreadable: () => received.push('unreadable'),
      onBroken: () => received.push('broken'),
      onLabel: (text) => received.push(['label', text]),
      onHeight: (pixels) => received.push(['height', pixels]),
      onEscape: () => received.push('escape'),
      attempt: () => clock.attempt,
    },
    () => clock.now,
  );
  const notify = (data: unknown, source: Window | null = frame, origin = 'null') =>
    receive({ source, origin, data });
  return { received, clock, notify };
}

describe('what the card frame reports', () => {
  test.each<[data: unknown, received: unknown]>([
    [{ type: 'ready' }, 'ready'],
    [{ type: 'rendered' }, 'rendered'],
    [success, ['succeeded', sampleHostedCard]],
    [{ type: 'error' }, 'failed'],
    [{ type: 'height', height: 412 }, ['height', 412]],
    [{ type: 'escape' }, 'escape'],
    [{ type: 'broken' }, 'broken'],
    [{ type: 'label', text: ' Pay $25.00 ' }, ['label', 'Pay $25.00']],
  ])('[CARD-01] %j is handled', (data, expected) => {
    const { received, notify } = listen();
    notify(data);
    expect(received).toEqual([expected]);
  });

  test('[CARD-01] what stands beside the name, the system and the token of a card is left behind', () => {
    const { received, notify } = listen();
    notify({ type: 'success', detail: { ...sampleHostedCard, number: '4242424242424242' }, cvc: '123' });
    expect(received).toEqual([['succeeded', sampleHostedCard]]);
  });

  test('[CARD-01] a card without a holder has an empty name', () => {
    const { received, notify } = listen();
    notify({ type: 'success', detail: { system: 'Visa', platformData: {} } });
    expect(received).toEqual([['succeeded', { name: '', system: 'Visa', platformData: {} }]]);
  });

  test.each<[forgery: string, data: unknown]>([
    ['nothing', null],
    ['a text', 'success'],
    ['no type', { detail: sampleHostedCard }],
    ['another type', { type: 'charge', amount: 100 }],
    ['a success without a card', { type: 'success' }],
    ['an empty label', { type: 'label', text: ' ' }],
    ['an endless label', { type: 'label', text: 'P'.repeat(61) }],
    ['a label that is no text', { type: 'label', text: 7 }],
    ['a height below nothing', { type: 'height', height: -1 }],
    ['a height over any screen', { type: 'height', height: 4001 }],
    ['a height that is a text', { type: 'height', height: '100vh' }],
  ])('[CARD-01] %s is ignored', (_, data) => {
    const { received, notify } = listen();
    notify(data);
    expect(received).toEqual([]);
  });

  test.each<[odd: string, detail: unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'tok'],
    ['a list', ['tok']],
    ['an empty object', {}],
    ['only nulls', { name: null, system: null, platformData: null }],
  ])('[BACK-06] a success with %s of a card cannot be read, and is reported as such', (_, detail) => {
    const { received, notify } = listen();
    notify({ type: 'success', detail });
    expect(received).toEqual(['unreadable']);
  });

  test.each<unknown>([{ token: 'tok' }, '{"token":"tok"}', 'tok_visa', 42, false, ['tok'], ''])(
    '[BACK-06] the data of the provider is taken as it came: %j',
    (platformData) => {
      const { received, notify } = listen();
      notify({ type: 'success', detail: { name: 'Ada', system: 'visa', platformData } });
      expect(received).toEqual([['succeeded', { name: 'Ada', system: 'visa', platformData }]]);
    },
  );

  test('[BACK-06] a card without data, name or a system that is known is a card', () => {
    for (const detail of [
      { system: 'visa' },
      { name: 'Ada' },
      { platformData: 'tok' },
      { system: 7, name: [], platformData: 'tok' },
    ]) {
      const { received, notify } = listen();
      notify({ type: 'success', detail });
      expect(received).toHaveLength(1);
      expect(received).not.toEqual(['unreadable']);
    }
  });

  test('[CARD-01] a forged success of another window, of an origin, or of nobody is ignored', () => {
    const { received, notify } = listen();
    notify(success, another);
    notify(success, null);
    notify(success, frame, 'https://varsity.example');
    notify(success, frame, '');
    expect(received).toEqual([]);
    notify(success);
    expect(received).toEqual([['succeeded', sampleHostedCard]]);
  });

  test('[CARD-01] nothing is believed while there is no frame', () => {
    const { received, notify } = listen(() => null);
    notify(success, null);
    notify(success, frame);
    expect(received).toEqual([]);
  });

  test('[CARD-01] the frame that is believed is the one that stands now', () => {
    let current = another;
    const { received, notify } = listen(() => current);
    notify({ type: 'ready' });
    current = frame;
    notify({ type: 'rendered' });
    expect(received).toEqual(['rendered']);
  });
});

describe('outcomes of the card frame', () => {
  test('[CARD-08] two successes within 200 ms are handled once', () => {
    const { received, clock, notify } = listen();
    notify(success);
    clock.now += 199;
    notify({ ...success, detail: { ...sampleHostedCard, name: 'Somebody else' } });
    expect(received).toEqual([['succeeded', sampleHostedCard]]);
  });

  test('[CARD-08] of a success and an error within 200 ms the first counts', () => {
    const { received, clock, notify } = listen();
    notify({ type: 'error' });
    notify(success);
    notify({ type: 'error' });
    expect(received).toEqual(['failed']);
    clock.now += 200;
    notify(success);
    clock.now += 199;
    notify({ type: 'error' });
    expect(received).toEqual(['failed', ['succeeded', sampleHostedCard]]);
  });

  test('[CARD-08] [R13] a card that comes right after a refusal is a new one', () => {
    const { received, clock, notify } = listen();
    notify(success);
    clock.attempt += 1;
    notify(success);
    notify(success);
    expect(received).toEqual([
      ['succeeded', sampleHostedCard],
      ['succeeded', sampleHostedCard],
    ]);
  });

  test('[BACK-06] [CARD-08] what cannot be read blocks no card that can, and is no second outcome of one', () => {
    const { received, notify } = listen();
    notify({ type: 'success', detail: null });
    notify(success);
    notify({ type: 'success', detail: null });
    expect(received).toEqual(['unreadable', ['succeeded', sampleHostedCard]]);
  });

  test('[CARD-08] what is no outcome is handled each time', () => {
    const { received, notify } = listen();
    notify(success);
    notify({ type: 'height', height: 300 });
    notify({ type: 'height', height: 320 });
    expect(received).toEqual([
      ['succeeded', sampleHostedCard],
      ['height', 300],
      ['height', 320],
    ]);
  });

  test('[CARD-08] a forged success does not block the real one', () => {
    const { received, notify } = listen();
    notify(success, another);
    notify({ type: 'success' });
    notify(success);
    expect(received).toEqual([['succeeded', sampleHostedCard]]);
  });
});
