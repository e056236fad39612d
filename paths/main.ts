import { parseArgs } from 'node:util';
import { appId } from '#machines/notify.ts';
import { registry } from '#machines/registry.ts';
import type { AnyRegistryEntry } from '#machines/registry-entry.ts';
import { allNodes, nodeName } from './explore/declared-transitions.ts';
import { originOf, runCommand, UsageError } from './command-line.ts';
import { criteria, routesFor, usualPlan, type Criterion, type PlanOptions } from './plan/criteria.ts';
import { playOnProduct } from './play/play-command.ts';
import { packFor } from './pack-options.ts';
import { replayFile } from './walk/replay-command.ts';
import { formats, isFormat, type Format } from './report/formats.ts';
import { takeResults } from './take-results.ts';
import { writeReport } from './write-report.ts';
import { placeAt } from './host/place-at.ts';
import { placeNames, placeOf, type Place } from './report/place.ts';
import { reportPaths } from './report/report.ts';

/** What is around all flows leads to too many ways at once. */
const runsEveryFlow: readonly string[] = [appId, 'page'];

/**
 * Paths through the machines of the catalogue, as a document; or one of them played on the product, or those of such a
 * document walked again. Exit code 2 says what was asked for in vain: an unknown
 * machine, state, criterion, format or number.
 */
await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      format: { type: 'string', default: 'markdown' },
      out: { type: 'string' },
      by: { type: 'string', default: usualPlan.criterion },
      to: { type: 'string' },
      longest: { type: 'string', default: String(usualPlan.longest) },
      across: { type: 'boolean', default: false },
      walks: { type: 'string', default: String(usualPlan.walks) },
      seed: { type: 'string', default: String(usualPlan.seed) },
      play: { type: 'string' },
      record: { type: 'boolean', default: false },
      replay: { type: 'string' },
      store: { type: 'string' },
      tenant: { type: 'string' },
      at: { type: 'string' },
      api: { type: 'string' },
      accounts: { type: 'string' },
      requirement: { type: 'string', multiple: true },
      since: { type: 'string' },
      risk: { type: 'boolean', default: false },
      most: { type: 'string' },
      results: { type: 'string' },
    },
  });
  if (values.play !== undefined) return playOnProduct(values.play, values.record);
  if (values.replay !== undefined) return replayFile(values.replay, values.store);
  if (values.store !== undefined)
    throw new UsageError('--store needs --replay: npm run paths -- --replay FILE --store NAME.');
  const entries = chosenMachines(positionals);
  const plan: PlanOptions = {
    criterion: chosenCriterion(values.by),
    longest: wholeNumber('longest', values.longest),
    walks: wholeNumber('walks', values.walks),
    seed: wholeNumber('seed', values.seed),
    ...(values.to !== undefined && { target: chosenState(entries, values.to) }),
  };
  const isTooMuch = positionals.length === 0 || positionals.some((id) => runsEveryFlow.includes(id));
  if (values.across && isTooMuch)
    throw new UsageError('--across needs a flow: npm run paths -- signUp --across.');
  const place = await chosenPlace(values);
  const pack = packFor(entries, plan, place, values);
  const report = reportPaths(pack?.entries ?? entries, {
    choose: (graph) => pack?.routesFor(graph) ?? routesFor(graph, plan),
    place,
    isAcross: values.across,
    pack: pack?.report,
  });
  if (values.results !== undefined) return takeResults(values.results, report, values.across);
  writeReport(report, chosenFormat(values.format), values.out);
  return 0;
});

interface AskedPlace {
  tenant?: string | undefined;
  at?: string | undefined;
  api?: string | undefined;
  accounts?: string | undefined;
}

async function chosenPlace({ tenant, at, api, accounts }: AskedPlace): Promise<Place> {
  if (at !== undefined) {
    const address = originOf(at, 'the app');
    const [label = ''] = new URL(address).hostname.split('.');
    return placeAt({
      address,
      api: api === undefined ? address : originOf(api, 'the API'),
      client: tenant ?? label,
      accounts: accounts ?? null,
    });
  }
  if (api !== undefined || accounts !== undefined)
    throw new UsageError('--api and --accounts need --at: npm run paths -- login --at https://acme.example.');
  const id = tenant ?? 'varsity';
  if (placeNames.includes(id)) return placeOf(id);
  throw new UsageError(`There is no tenant "${id}". Choose one of: ${placeNames.join(', ')}.`);
}

function chosenCriterion(name: string): Criterion {
  const found = criteria.find((criterion) => criterion === name);
  if (found) return found;
  throw new UsageError(`There is no criterion "${name}". Choose one of: ${criteria.join(', ')}.`);
}

function wholeNumber(option: string, text: string): number {
  const number = Number(text);
  if (Number.isSafeInteger(number) && number > 0) return number;
  throw new UsageError(`--${option} is a whole number above 0, not "${text}".`);
}

function chosenState(entries: readonly AnyRegistryEntry[], name: string): string {
  const [entry, other] = entries;
  if (!entry || other) throw new UsageError('--to needs one machine: npm run paths -- login --to failed.');
  const states = allNodes(entry.machine.root).map(nodeName);
  if (states.includes(name)) return name;
  throw new UsageError(
    `"${entry.machine.id}" has no state "${name}". Choose from: ${states.slice(1).join(', ')}.`,
  );
}

function chosenFormat(name: string): Format {
  if (isFormat(name)) return name;
  throw new UsageError(`There is no format "${name}". Choose one of: ${Object.keys(formats).join(', ')}.`);
}

function chosenMachines(ids: string[]) {
  const unknown = ids.find((id) => !registry.some(({ machine }) => machine.id === id));
  if (unknown !== undefined) {
    const known = registry.map(({ machine }) => machine.id).join(', ');
    throw new UsageError(`There is no machine "${unknown}". Choose from: ${known}.`);
  }
  return ids.length === 0 ? registry : registry.filter(({ machine }) => ids.includes(machine.id));
}
