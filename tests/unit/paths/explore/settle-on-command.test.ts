import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { voucherMachine } from '#tests/support/__fixtures__/voucher.machine.ts';
import { recordTransitions } from '#paths/explore/transition-recorder.ts';
import { inputOf, reject, resolve, settleOnCommand, notify } from '#paths/explore/settle-on-command.ts';
import { findProvided, findUnprovided } from '#tests/support/machines/not-provided-actors.ts';
import { setup } from 'xstate';
import { notProvided } from '#machines/not-provided.ts';

function startVoucher(code: string) {
  return createActor(settleOnCommand(voucherMachine), { input: { code } }).start();
}

describe('actors that settle on command', () => {
  it('answer, fail and notify on command', () => {
    const answered = startVoucher('SPRING');
    expect(inputOf(answered, 'redeemVoucher')).toEqual({ code: 'SPRING' });
    resolve(answered, 'redeemVoucher', { amount: 5 });
    expect(answered.getSnapshot().value).toEqual({ form: 'redeemed', session: 'known' });
    expect(answered.getSnapshot().context.amount).toBe(5);

    const failed = startVoucher('SPRING');
    reject(failed, 'redeemVoucher', { kind: 'offline' });
    notify(failed, 'watchSession', { type: 'session.expired' });
    expect(failed.getSnapshot().value).toEqual({ form: 'refused', session: 'unknown' });
  });

  it('say so when the actor that should settle is not running', () => {
    expect(() => resolve(startVoucher(''), 'redeemVoucher', {})).toThrow(
      'The actor "redeemVoucher" is not running in {"form":"editing","session":"known"}.',
    );
  });
});

describe('coverage by inspection', () => {
  it('names the declared transitions that were not taken', () => {
    const machine = settleOnCommand(voucherMachine);
    const recorder = recordTransitions(machine);
    const actor = createActor(machine, { input: { code: '' }, inspect: recorder.inspect }).start();
    actor.send({ type: 'voucher.close' });
    actor.send({ type: 'voucher.edit' });
    expect(recorder.takeRecent()).toEqual([
      'form.arriving | always | 1',
      'form.editing | voucher.close | 0',
      'form.closed | voucher.edit | 0',
    ]);
    expect(recorder.missing()).toHaveLength(15);
    expect(recorder.missing()).toContain('form.redeeming: error redeemVoucher [hasTriedTwice] → form.locked');
  });
});

describe('the actors that the app must provide', () => {
  const bare = setup({ actors: { ask: notProvided('ask'), child: voucherMachine } }).createMachine({});

  it('all refuse to work in a bare machine', async () => {
    expect(await findProvided(voucherMachine)).toEqual([]);
    expect(await findProvided(settleOnCommand(voucherMachine))).toEqual(['redeemVoucher', 'watchSession']);
  });

  it('are named while they are missing, also in a machine inside', () => {
    expect(findUnprovided(bare, bare)).toEqual(['ask', 'child.redeemVoucher', 'child.watchSession']);
    const half = bare.provide({ actors: { child: settleOnCommand(voucherMachine) } });
    expect(findUnprovided(half, bare)).toEqual(['ask']);
  });
});
