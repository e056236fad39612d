import { describe, expect, it } from 'vitest';
import { entryAt } from '#paths/explore/at-tenant.ts';
import { screensToCome } from '#paths/explore/machines-without-screen.ts';
import { registry } from '#machines/registry.ts';
import { devicesEntry } from '#machines/devices/devices.entry.ts';
import { productPaths } from '#paths/play/product-paths.ts';
import type { Drivers } from '#paths/drive/driver.ts';
import { plays } from '#paths/drive/drivers.ts';
import { startsByHand, startsOfNobody } from '#paths/drive/manual-starts.ts';
import { unplayed } from '#paths/drive/unplayed.ts';
import { comingTo, whyUnplayable } from '#paths/drive/playability.ts';
import { placeNames, placeOf } from '#paths/report/place.ts';
import { playOnProduct } from '#paths/play/play-command.ts';
import { reportPaths } from '#paths/report/report.ts';

describe('the paths that are played on the product', () => {
  it('[FLOW-03] are of every machine but those whose line says why not', () => {
    const files = import.meta.glob<{ plays: Drivers }>('../../../../paths/drive/drivers/*.ts', {
      eager: true,
    });
    const played = Object.values(files).flatMap((file) => Object.keys(file.plays));
    expect(Object.keys(plays).toSorted()).toEqual(played.toSorted());
    const machines = registry.map(({ machine }) => machine.id);
    const reported = Object.keys(unplayed);
    expect(machines.filter((id) => !Object.hasOwn(plays, id)).toSorted()).toEqual(reported.toSorted());
    expect(Object.keys(plays).filter((id) => !machines.includes(id))).toEqual([]);
    const named = Object.values(unplayed).flatMap(
      ({ why }) => /play (?:one of them|a flow that it runs|that flow), such as (\w+)$/.exec(why)?.[1] ?? [],
    );
    expect(named.filter((id) => !Object.hasOwn(plays, id))).toEqual([]);
  });

  it('[FLOW-02] of every machine with a screen say how a tester comes to each of their beginnings', () => {
    for (const entry of registry) {
      const { machine } = entry;
      const inputs = placeNames.flatMap((id) => entryAt(placeOf(id).shop, entry).inputs);
      const { starts = {} } = comingTo(machine.id) ?? {};
      const reported = [starts, startsByHand[machine.id], startsOfNobody[machine.id]].flatMap((each) =>
        Object.keys(each ?? {}),
      );
      const titles = Object.hasOwn(screensToCome, machine.id)
        ? []
        : [...new Set(inputs.map(({ title }) => title))];
      expect([machine.id, ...reported.toSorted()]).toEqual([machine.id, ...titles.toSorted()]);
    }
    const { machines } = reportPaths([devicesEntry], { place: placeOf('harbor') });
    expect(machines[0]?.paths[0]?.start).toMatchObject({
      before: [
        'At http://localhost:4173/sandbox make a member: program `harbor`, state `active`. Log in as this member at http://harbor.localhost:4173/login.',
      ],
      how: 'Log in as the same member in another browser, too. Open http://harbor.localhost:4173/account.',
    });
  });

  it('[FLOW-03] cannot be any of a machine without a play, and the command says why', () => {
    expect(() => playOnProduct('videos-12345678', false)).toThrow(
      'No path of "videos" can be played: its player is of another company, and out of reach of the tests.',
    );
    for (const id of ['constructor-12345678', '__proto__-12345678', '']) {
      expect(() => playOnProduct(id, false)).toThrow(`There is no path "${id}" among those of account, `);
    }
  });

  it('[FLOW-03] are some of each machine that has a play, and each other one says which step has no way', () => {
    const found = productPaths();
    for (const machine of Object.keys(plays)) {
      const own = found.filter((path) => path.machine === machine);
      expect(own.filter(({ why }) => why === null).length).toBeGreaterThan(0);
    }
    const reasons = found.flatMap(({ why }) => why ?? []);
    expect(
      reasons.filter(
        (why) =>
          !/^(step \d+, ".+" \(.+\), has no way on the product|nothing leads to its start, ".+")$/.test(why),
      ),
    ).toEqual([]);
  });

  it('[FLOW-03] name the step whose gesture is gone, and a start that nothing leads to', () => {
    const { login } = plays;
    const path = productPaths('login')[0]?.path;
    if (!login || !path) throw new Error('The login is not played.');
    expect(whyUnplayable(login, path)).toBe(null);
    expect(whyUnplayable({ ...login, gestures: {} }, path)).toBe(
      'step 1, "Submit email and password" (form.submit~submit-email-and-password), has no way on the product',
    );
    expect(whyUnplayable({ ...login, starts: {} }, path)).toBe(
      'nothing leads to its start, "The login page opens"',
    );
  });

  it('[FLOW-03] do not rest where the product is gone before anybody looks', () => {
    const { enrolment } = plays;
    const path = productPaths('enrolment')[0]?.path;
    if (!enrolment || !path) throw new Error('The enrolment is not played.');
    expect(whyUnplayable(enrolment, path)).toBe(null);
    const slow = { ...path, steps: path.steps.filter(({ case: id }) => !id.startsWith('storePlan.')) };
    expect(whyUnplayable(enrolment, slow)).toBe(
      'step 2, "Choose Captain, monthly" (plan.choose~choose-gold-monthly), has no way on the product',
    );
  });
});
