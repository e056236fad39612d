import { describe, expect, it } from 'vitest';
import { registry } from '#machines/registry.ts';
import type { AnyRegistryEntry } from '#machines/registry-entry.ts';
import { accountEntry } from '#machines/account/account.entry.ts';
import { cardEntry } from '#machines/card/card.entry.ts';
import { loginEntry } from '#machines/login/login.entry.ts';
import { pendingPaymentEntry } from '#machines/pending-payment/pending-payment.entry.ts';
import { pageEntry } from '#machines/page/page.entry.ts';
import { upgradeEntry } from '#machines/subscription/upgrade.entry.ts';
import { voucherEntry } from '#tests/support/__fixtures__/voucher.entry.ts';
import { explore } from '#paths/explore/graph.ts';
import { formats } from '#paths/report/formats.ts';
import { routesFor, storiesOf, usualPlan, type PlanOptions } from '#paths/plan/criteria.ts';
import { placeOf } from '#paths/report/place.ts';
import { reportPaths } from '#paths/report/report.ts';
import type { ReportedPath } from '#paths/plan/reported-path.ts';

function report(entry: AnyRegistryEntry, plan: Partial<PlanOptions> = {}) {
  const { machines } = reportPaths([entry], {
    choose: (graph) => routesFor(graph, { ...usualPlan, ...plan }),
  });
  const [machine] = machines;
  if (!machine) throw new Error('Nothing is reported.');
  return machine;
}

const casesOf = ({ start, steps }: ReportedPath) => [start.case, ...steps.map((step) => step.case)];
const lengths = (paths: ReportedPath[]) => paths.map(({ steps }) => steps.length);

describe('the paths that a criterion asks for', () => {
  it('[FLOW-02] go the shortest way to each state, and leave out what is within another', () => {
    const { states, paths } = report(loginEntry, { criterion: 'states' });
    expect(states).toEqual({ total: 5, covered: 5 });
    expect(paths.map(casesOf)).toEqual([
      [
        'start~the-login-page-opens',
        'form.submit~submit-email-and-password',
        'sendForm.error~the-credentials-are-wrong',
      ],
      [
        'start~the-login-page-opens',
        'form.submit~submit-email-and-password',
        'sendForm.error~too-many-tries',
      ],
      [
        'start~the-login-page-opens',
        'form.submit~submit-email-and-password',
        'sendForm.done~the-credentials-are-right',
      ],
    ]);
  });

  it('[FLOW-02] take each two transitions that can follow each other', () => {
    const machine = report(voucherEntry, { criterion: 'pairs' });
    expect(machine.pairs.covered).toBe(machine.pairs.total);
    expect(report(voucherEntry).pairs.covered).toBeLessThan(machine.pairs.total);
  });

  it('[FLOW-02] end in the state that is asked for, the shortest way there is', () => {
    const { paths } = report(loginEntry, { target: 'waiting' });
    expect(paths.map(casesOf)).toEqual([
      [
        'start~the-login-page-opens',
        'form.submit~submit-email-and-password',
        'sendForm.error~too-many-tries',
      ],
    ]);
    const around = report(voucherEntry, { target: 'form.redeeming' }).paths;
    for (const { start, steps } of around) {
      expect((steps.at(-1) ?? start).state).toMatch(/^form\.redeeming\./);
    }
  });

  it('[FLOW-02] are drawn at random, and the same for the same seed', () => {
    const walks = (seed: number) =>
      report(voucherEntry, { criterion: 'walks', walks: 5, longest: 9, seed }).paths;
    expect(walks(7)).toEqual(walks(7));
    expect(walks(7).map(casesOf)).not.toEqual(walks(8).map(casesOf));
    expect(walks(7)).toHaveLength(5);
    expect(Math.max(...lengths(walks(7)))).toBeLessThanOrEqual(9);
  });

  it('[FLOW-02] grow no longer than they may', () => {
    const longest = 4;
    const { paths, transitions } = report(voucherEntry, { longest });
    const least = Math.max(
      ...routesFor(explore(voucherEntry), { ...usualPlan, criterion: 'states' }).map(
        ({ edges }) => edges.length,
      ),
    );
    expect(Math.max(...lengths(paths))).toBeLessThanOrEqual(Math.max(longest, least));
    expect(transitions.covered).toBe(transitions.total);
  });

  it('[FLOW-02] do what the chart does, with pauses that grow', () => {
    const { pairs, paths } = report(pendingPaymentEntry, { criterion: 'pairs' });
    expect(pairs.covered).toBe(pairs.total);
    expect(paths.flatMap(({ steps }) => steps.map(({ payload }) => payload))).toContain(2500);
  });
});

describe('what is said of a path', () => {
  it('[FLOW-02] bears an id of its own that stays while the same happens in it', () => {
    const [one, other] = [report(loginEntry), report(loginEntry)];
    const ids = one.paths.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(other.paths.map(({ id }) => id));
    expect(ids[0]).toMatch(/^login-[0-9a-f]{8}$/);
  });

  it('[FLOW-02] has a title of its own', () => {
    const titles = report(cardEntry, { criterion: 'pairs' }).paths.map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
    expect(titles).toContainEqual(expect.stringMatching(/, with “[^”]+”$/));
  });

  it('[FLOW-02] says who makes a step happen, how a tester causes it, and what comes with it', () => {
    const steps = report(loginEntry).paths.flatMap((path) => path.steps);
    const reported = (id: string) => {
      const found = steps.find((step) => step.case === id);
      return found && { by: found.by, how: found.how, payload: found.payload };
    };
    expect(reported('form.submit~submit-email-and-password')).toEqual({
      by: 'member',
      how: 'Submit email and password.',
      payload: expect.objectContaining({ type: 'form.submit' }),
    });
    expect(reported('sendForm.done~the-credentials-are-right')).toMatchObject({
      by: 'server',
      how: 'By itself, with the answer of `POST /login`.',
    });
    expect(reported('time~2000')).toEqual({
      by: 'clock',
      how: 'Wait until 2 s pass.',
      payload: 2000,
    });
  });

  it('[FLOW-02] prepares a call before the step that makes it, and says what is then on the screen', () => {
    const [path] = report(loginEntry, { target: 'waiting' }).paths;
    expect(path?.start).toMatchObject({
      how: 'Open http://varsity.localhost:4173/login.',
      screen: '“Welcome back” [Log in]',
    });
    expect(path?.steps.map(({ before, screen }) => [before, screen])).toEqual([
      [
        [
          `Run \`curl --json '{"client":"varsity","method":"POST","path":"/login","fault":{"status":520,"code":"i_auth_005","retryAfter":2}}' http://localhost:4173/sandbox/faults\`.`,
        ],
        '“Welcome back” [Logging in…]',
      ],
      [[], '“Welcome back” [Please wait…]'],
    ]);
  });

  it('[FLOW-02] has an item for each thing that a tester does, and says with what the rest comes', () => {
    const machines = reportPaths([accountEntry, pageEntry], {
      choose: (graph) => routesFor(graph, { ...usualPlan, criterion: 'pairs' }),
    });
    const lines = formats.markdown(machines).split('\n');
    expect(lines).toContain(
      '  - then, by itself, with the answer of `DELETE /membership/downgrade`: **The plan is kept** · ACCT-02, “My account” [Keep my plan]: resting, ready (`resting.ready`). Nothing was refused.',
    );
    expect(lines).toContain('  - Go through “Log in”: `npm run paths -- login`.');
    expect(lines).toContain(
      '  - Change something of the member, such as a card: in another tab, or where this page lets you.',
    );
    const paths = machines.machines.flatMap((machine) =>
      machine.paths.filter(({ excuse }) => excuse === null),
    );
    const steps = paths.flatMap((path) => path.steps);
    const items = lines.filter((line) => line.startsWith('- [ ] ') && !line.includes('Look at the money'));
    const done = steps.filter(({ isSeen, before }) => !isSeen || before.length > 0);
    expect(items).toHaveLength(paths.length + done.length);
    expect(items.length).toBeLessThan(paths.length + steps.length);
  });

  it('[FLOW-02] names the plans that the tenant sells, and retains its id', () => {
    const idsAt = (tenant: string) => {
      const { machines } = reportPaths([upgradeEntry], { place: placeOf(tenant) });
      return machines.flatMap(({ paths }) => paths.map(({ id }) => id));
    };
    const [path] = report(upgradeEntry, { criterion: 'stories' }).paths;
    expect(path?.start.title).toBe('A member on Starter with two cards chooses Captain, monthly');
    expect(path?.start.how).toContain('Open http://varsity.localhost:4173/?flow=upgrade&tier=Captain.');
    expect(path?.steps[1]?.screen).toBe('“Upgrade to Captain, monthly” [Pay …]');
    expect(idsAt('harbor')).toEqual(idsAt('varsity'));
  });

  it('[FLOW-02] shows a tester of another tenant nothing in the words of the one where paths are played', () => {
    const elsewhere = reportPaths(registry, { place: placeOf('harbor'), choose: storiesOf });
    expect(formats.markdown(elsewhere)).not.toMatch(/Varsity|varsity|Captain|Rookie|Starter|Soccer/);
    expect(formats.markdown(elsewhere)).toContain(
      'Choose “Annual” above the plans, then Lighthouse, and review it.',
    );
  });

  it('[FLOW-12] of a flow that a tenant does not have say so in a line, and have no path', () => {
    const at = (tenant: string) => reportPaths([upgradeEntry, loginEntry], { place: placeOf(tenant) });
    const line = 'Roundup has no tiers, so members never see this. Sample plans are shown.';
    expect(at('roundup').machines.map(({ unsupported }) => unsupported)).toEqual([line, null]);
    expect(at('varsity').machines.map(({ unsupported }) => unsupported)).toEqual([null, null]);
    expect(placeOf('harbor').whyUnsupported('downgrade')).toBe(
      'Harbor Giving offers no lower plan, so members never see this.',
    );
    expect(placeOf('harbor').whyUnsupported('videos')).toBe(
      'Harbor Giving has no videos, so members never see this.',
    );
    expect(at('roundup').machines.map(({ paths }) => paths.length)).toEqual([0, 2]);
    expect(at('varsity').machines.map(({ paths }) => paths.length)).toEqual([7, 2]);
    expect(formats.markdown(at('roundup')).split('\n')).toContain(line);
  });

  it('[FLOW-02] is whole in every format', () => {
    const machines = reportPaths([loginEntry]);
    const { paths } = report(loginEntry);
    expect(JSON.parse(formats.json(machines))).toEqual(JSON.parse(JSON.stringify(machines)));
    const rows = formats.csv(machines).split('\r\n');
    expect(rows).toHaveLength(1 + paths.reduce((sum, { steps }) => sum + 1 + steps.length, 0));
    for (const { id, steps } of paths) {
      expect(formats.markdown(machines)).toContain(`\`${id}\``);
      expect(formats.gherkin(machines)).toContain(`@${id}`);
      for (const { title } of steps) expect(formats.markdown(machines)).toContain(`**${title}**`);
    }
  });
});
