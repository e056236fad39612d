import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { activityMachine } from '#machines/activity/activity.machine.ts';
import { samplePageOf, sampleTransaction } from '#machines/samples/activity.ts';
import { failures } from '#machines/samples/failures.ts';
import { inputOf, reject, resolve, settleOnCommand } from '#paths/explore/settle-on-command.ts';

const purchase = (id: string | null) => ({ ...sampleTransaction, id });

function open() {
  const flow = createActor(settleOnCommand(activityMachine), { input: { search: { range: 'all' } } }).start();
  return { flow, value: () => flow.getSnapshot().value, exported: () => flow.getSnapshot().context.export };
}

describe('the file of the activity page', () => {
  test('[ACTV-06] is saved as soon as the last row is there, with the filter of when it was asked for', () => {
    const { flow, value, exported } = open();
    flow.send({ type: 'export.begin' });
    flow.send({ type: 'filters.change', change: { period: { preset: '7d' } } });
    resolve(flow, 'fetchExportPage', samplePageOf([purchase('1'), purchase('2')], 3));
    expect(value()).toEqual({ exporting: 'fetching' });
    resolve(flow, 'fetchExportPage', samplePageOf([purchase('3')], 3));
    expect(value()).toEqual({ exporting: 'saving' });
    expect(exported()).toMatchObject({ total: 3, filters: { period: { preset: 'all' } } });
    expect(exported()?.rows.map(({ id }) => id)).toEqual(['1', '2', '3']);
    resolve(flow, 'saveExport', undefined);
    expect(value()).toEqual({ browsing: 'exported' });
  });

  test('[ACTV-06] goes on from the page that failed, and has no row twice that moved to the next page', () => {
    const { flow, value, exported } = open();
    flow.send({ type: 'export.begin' });
    resolve(flow, 'fetchExportPage', samplePageOf([purchase('1'), purchase('2')], 4));
    reject(flow, 'fetchExportPage', failures.offline.error);
    expect(value()).toEqual({ browsing: 'exportFailed' });
    flow.send({ type: 'export.retry' });
    expect(inputOf(flow, 'fetchExportPage')).toMatchObject({ export: { nextPage: 2 } });
    resolve(flow, 'fetchExportPage', samplePageOf([purchase('2'), purchase(null)], 5));
    expect(exported()?.rows.map(({ id }) => id)).toEqual(['1', '2', null]);
    resolve(flow, 'fetchExportPage', samplePageOf([], 5));
    expect(value()).toEqual({ exporting: 'saving' });
  });
});
