import { describe, expect, test } from 'vitest';
import { createDrafts } from '#src/browser/drafts.ts';
import { memoryStorage, refusingStorage } from './browser-stubs.ts';

const client = 'varsity';

describe('a draft', () => {
  test('[JOIN-08] comes back after a refresh, each form by itself', () => {
    const storage = memoryStorage();
    const drafts = createDrafts(storage, { client });
    drafts.draft('account').write({ firstName: 'Ada', newsletter: 'on', maxRoundUp: '' });
    drafts.draft('details').write({ postalCode: 'K1A 0B1', zip_code: '02134', country: 'CA' });

    const afterRefresh = createDrafts(storage, { client });
    expect(afterRefresh.draft('account').read()).toEqual({
      firstName: 'Ada',
      newsletter: 'on',
      maxRoundUp: '',
    });
    expect(afterRefresh.draft('details').read()).toEqual({
      postalCode: 'K1A 0B1',
      zip_code: '02134',
      country: 'CA',
    });
    expect(afterRefresh.draft('other').read()).toEqual({});
  });

  test('[JOIN-08] is replaced as a whole', () => {
    const draft = createDrafts(memoryStorage(), { client }).draft('account');
    draft.write({ firstName: 'Ada', newsletter: 'on' });
    draft.write({ firstName: 'Bo' });
    expect(draft.read()).toEqual({ firstName: 'Bo' });
  });

  test('[JOIN-08] is cleared alone, or with all others', () => {
    const storage = memoryStorage();
    const drafts = createDrafts(storage, { client });
    drafts.draft('account').write({ firstName: 'Ada' });
    drafts.draft('details').write({ city: 'Boston' });
    drafts.draft('account').clear();
    expect(drafts.draft('account').read()).toEqual({});
    expect(drafts.draft('details').read()).toEqual({ city: 'Boston' });
    drafts.clearAll();
    expect(drafts.draft('details').read()).toEqual({});
    expect(storage.getItem('drafts:varsity')).toBeNull();
  });

  test('[JOIN-08] belongs to one client', () => {
    const storage = memoryStorage();
    createDrafts(storage, { client }).draft('account').write({ firstName: 'Ada' });
    expect(createDrafts(storage, { client: 'harbor' }).draft('account').read()).toEqual({});
  });

  test.each([
    'password',
    'passwordConfirmation',
    'currentPassword',
    'PASSWORD',
    'passphrase',
    'code',
    'resetCode',
    'one-time-code',
    'postalCodeToken',
    'cardNumber',
    'creditcard',
    'token',
    'accessToken',
    'secretAnswer',
    'cvc',
    'pin',
  ])('[JOIN-08] never holds the secret %s', (name) => {
    const storage = memoryStorage();
    const draft = createDrafts(storage, { client }).draft('account');
    draft.write({ [name]: 'hunter2', city: 'Boston' });
    expect(draft.read()).toEqual({ city: 'Boston' });
    expect(storage.getItem('drafts:varsity')).not.toContain('hunter2');
  });

  test('[TRST-07] never holds the number of a card, whatever the field is called', () => {
    const storage = memoryStorage();
    const draft = createDrafts(storage, { client }).draft('account');
    draft.write({ firstName: '4000 0566 5566 5556', phone: '+1 207 555 0134' });
    expect(draft.read()).toEqual({ phone: '+1 207 555 0134' });
    expect(storage.getItem('drafts:varsity')).not.toContain('5566');
  });

  test('[JOIN-08] leaves out texts above 500 characters', () => {
    const draft = createDrafts(memoryStorage(), { client }).draft('account');
    draft.write({ short: 'x'.repeat(500), long: 'x'.repeat(501) });
    expect(draft.read()).toEqual({ short: 'x'.repeat(500) });
  });

  test.each([
    '',
    '{',
    'null',
    '[]',
    '7',
    '{"version":2,"drafts":{"account":{"firstName":"Ada"}}}',
    '{"drafts":{"account":{"firstName":"Ada"}}}',
    '{"version":1,"drafts":{"account":{"firstName":7}}}',
    '{"version":1,"drafts":{"account":"Ada"}}',
  ])('[JOIN-08] that cannot be read (%s) is nothing, and can be written again', (stored) => {
    const draft = createDrafts(memoryStorage({ 'drafts:varsity': stored }), { client }).draft('account');
    expect(draft.read()).toEqual({});
    draft.write({ firstName: 'Ada' });
    expect(draft.read()).toEqual({ firstName: 'Ada' });
  });

  test('[JOIN-08] whose storage was given a secret by somebody else does not read it', () => {
    const stored = '{"version":1,"drafts":{"account":{"password":"hunter2","city":"Boston"}}}';
    const draft = createDrafts(memoryStorage({ 'drafts:varsity': stored }), { client }).draft('account');
    expect(draft.read()).toEqual({ city: 'Boston' });
  });

  test('[JOIN-08] is done without where the browser refuses its storage', () => {
    const drafts = createDrafts(refusingStorage, { client });
    drafts.draft('account').write({ firstName: 'Ada' });
    drafts.draft('account').clear();
    drafts.clearAll();
    expect(drafts.draft('account').read()).toEqual({});
  });
});
