import { createActor, createMachine } from 'xstate';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleProfile } from '#machines/samples/sessions.ts';
import { redact } from '#src/app/inspection/redact.ts';

const dots = '•••';
const addressInDots = { street: dots, region: '', number: dots, country: null };

describe('what the inspector shows and copies', () => {
  it.each<[field: string, value: unknown, shown: unknown]>([
    ['password', 'Demo!2345', dots],
    ['newPassword', 'short', dots],
    ['password', '', ''],
    ['code', '123456', dots],
    ['resetCode', 123456, dots],
    ['token', 'abc', dots],
    ['activationToken', 'demo-activate', dots],
    ['cvc', '123', dots],
    ['phone', '+1 614 555 0199', dots],
    ['X-XSRF-TOKEN', 'eyJ', dots],
    ['firstName', 'ada_l', dots],
    ['lastName', '', ''],
    ['address', { street: '1 Elm St', region: '', number: 7, country: null }, addressInDots],
    ['postalCode', '43215', '43215'],
    ['currencyCode', 'USD', 'USD'],
    ['code', 'i_auth_003', 'i_auth_003'],
    ['passed', 'yes', 'yes'],
    ['number', '4242 4242 4242 4242', dots],
    ['number', 4242424242424242, dots],
    ['lastDigits', '4242', '4242'],
    ['amount', 1234567890123, 1234567890123],
    ['id', '0b0f2a9e-8d54-4a37-9a3c-3a1f4f1e2d3c', '0b0f2a9e-8d54-4a37-9a3c-3a1f4f1e2d3c'],
    ['email', 'ada.lovelace@example.com', `a${dots}@example.com`],
    ['text', 'Write to ada@example.com, or x@y.org', `Write to a${dots}@example.com, or x${dots}@y.org`],
    [
      'address',
      '/password-reset-2?email=a%40b.com&token=abc&x=1',
      `/password-reset-2?email=a${dots}%40b.com&token=${dots}&x=1`,
    ],
    ['text', `card 5555-5555-5555-4444 of ${'a1'.repeat(20)}`, `card ${dots} of ${dots}`],
    ['text', 'eyJhbGciOi.eyJzdWIiOiIx.SflKxwRJSM', dots],
    [
      'title',
      'A name that is quite long and holds no secret at all',
      'A name that is quite long and holds no secret at all',
    ],
  ])('[FLOW-05] of the field %s with %o is %o', (field, value, shown) => {
    expect(redact({ [field]: value })).toEqual({ [field]: shown });
  });

  it('[FLOW-05] of a member’s profile is nothing, however deep it stands', () => {
    const texts = (value: unknown): unknown[] =>
      typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [value];
    const shown = texts(redact({ input: [{ user: sampleProfile }] }));
    expect(shown).toEqual(texts(sampleProfile).map(() => dots));
  });

  it('[FLOW-05] holds no planted secret, however deep and whatever it is in', () => {
    const secret = fc.stringMatching(/^[A-Z]{3}[0-9]{3}[a-z]{6}$/);
    const name = fc.constantFrom('password', 'currentPassword', 'token', 'secret', 'cvc', 'code', 'csrf');
    const around: ((value: unknown) => unknown)[] = [
      (value) => ({ deeper: value, beside: 1 }),
      (value) => [value, 'x'],
      (value) => new Map([['entry', value]]),
      (value) => new Set([value]),
      (value) => Object.assign(new Error('It failed.'), { cause: value }),
    ];
    fc.assert(
      fc.property(
        secret,
        name,
        fc.array(fc.constantFrom(...around), { maxLength: 12 }),
        (text, field, layers) => {
          const planted = layers.reduce((inner, layer) => layer(inner), { [field]: text } as unknown);
          const within = layers.reduce((inner, layer) => layer(inner), text as unknown);
          expect(JSON.stringify(redact(planted))).not.toContain(text);
          expect(JSON.stringify(redact({ [field]: within }))).not.toContain(text);
        },
      ),
    );
  });

  it('[FLOW-05] is JSON of whatever an event holds', () => {
    const actor = createActor(createMachine({}), { id: 'cards' });
    const list = Array.from({ length: 52 }, () => 1);
    const own: Record<string, unknown> = { at: new Date(0), call: () => 1, big: 1n, no: null, actor, list };
    own['self'] = own;
    expect(redact(own)).toEqual({
      at: '1970-01-01T00:00:00.000Z',
      call: '[function]',
      big: '1',
      no: null,
      self: '[itself]',
      actor: '[actor cards]',
      list: [...list.slice(2), '[2 more]'],
    });
    expect(redact(new Error('ada@example.com is taken'))).toEqual({
      name: 'Error',
      message: `a${dots}@example.com is taken`,
    });
  });
});
