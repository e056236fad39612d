import { describe, expect, test } from 'vitest';
import { timeoutOf, type NamedPlan, type ToastMessage } from '#machines/domain/toast.ts';
import { toastDetails, toastText } from '#src/flows/toasts/toasts.messages.ts';

const nothing = { charge: null, renewsOn: null };
const plan: NamedPlan = { tier: 'Silver', frequency: 'month', price: 1000 };
const date = '2026-12-22T00:00:00.000Z';

describe('the toast of a changed plan', () => {
  test('[MEMB-02] is a whole sentence also where the answer does not name the plan', () => {
    expect(toastText({ key: 'planUpgraded', plan, receipt: nothing })).toBe(
      'Your plan is now Silver, monthly.',
    );
    expect(toastText({ key: 'planUpgraded', plan: null, receipt: nothing })).toBe('Your plan has changed.');
    const on = 'on Dec\u00a022,\u00a02026.';
    expect(toastText({ key: 'planScheduled', plan, date })).toBe(
      `Your plan will change to Silver, monthly ${on}`,
    );
    expect(toastText({ key: 'planScheduled', plan: null, date })).toBe(`Your plan will change ${on}`);
    expect(toastText({ key: 'planScheduled', plan: null, date: null })).toBe('Your plan will change.');
  });

  test('[MEMB-02] names the price of a plan that is to come, where there is one and its day is known', () => {
    expect(toastDetails({ key: 'planScheduled', plan, date }, 'CAD')).toBe('CAD\u00a010.00 is charged then.');
    const roundUps = { ...plan, price: null };
    expect(toastDetails({ key: 'planScheduled', plan: roundUps, date }, 'CAD')).toBeNull();
    expect(toastDetails({ key: 'planScheduled', plan, date: null }, 'CAD')).toBeNull();
    expect(toastDetails({ key: 'planScheduled', plan: null, date }, 'CAD')).toBeNull();
  });
});

describe('how long a toast stays', () => {
  test.each<{ message: ToastMessage; timeout: number }>([
    { message: { key: 'planStored' }, timeout: 5000 },
    { message: { key: 'nothingDue' }, timeout: 5000 },
    { message: { key: 'planScheduled', plan, date }, timeout: 15_000 },
    { message: { key: 'planUpgraded', plan, receipt: nothing }, timeout: 15_000 },
    { message: { key: 'membershipRenewed', receipt: nothing }, timeout: 15_000 },
  ])('[TOAS-01] $message.key stays for $timeout ms', ({ message, timeout }) => {
    expect(timeoutOf(message)).toBe(timeout);
  });
});
