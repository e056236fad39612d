import type { IForbiddenRuleType } from 'dependency-cruiser';
import { layers, serverLayers } from './layers.ts';

/** The folders that hold our modules. */
export const folders = ['machines', 'src', 'server', 'paths', 'gallery', 'tests'];

export const rules: IForbiddenRuleType[] = [
  ...layers.map(({ from, may, why }) => ({
    name: from,
    comment: why,
    severity: 'error' as const,
    from: { path: `^${from}(/|$)`, ...narrower(from) },
    to: { path: `^(${folders.join('|')})/`, pathNot: may.map((place) => `^${place}(?:/|\\.ts$)`) },
  })),
  ...serverLayers.map((rule) => ({ ...rule, severity: 'error' as const })),
  {
    name: 'no-circular',
    comment: 'modules that import each other, even for a type, can only be read and moved as one',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'second-model',
    comment: 'it predicts what the rules say by itself, or it would share their mistakes',
    severity: 'error',
    from: { path: '^tests/simulation/model/' },
    to: { pathNot: '^tests/simulation/model/' },
  },
  {
    name: 'machines-packages',
    comment: 'behaviour needs XState, valibot and dates alone',
    severity: 'error',
    from: { path: '^machines/' },
    to: { pathNot: [`^(${folders.join('|')})/`, 'node_modules/(xstate|valibot|date-fns|@date-fns/utc)/'] },
  },
  {
    name: 'telemetry-packages',
    comment: 'a server that nobody watches loads none of them',
    severity: 'error',
    from: { path: '^server/', pathNot: '^server/telemetry/otlp\\.ts$' },
    to: { path: 'node_modules/@opentelemetry/' },
  },
  {
    name: 'telemetry-on-demand',
    comment: 'a server that nobody watches loads none of it',
    severity: 'error',
    from: { path: '^server/' },
    to: { path: '^server/telemetry/otlp\\.ts$', dependencyTypesNot: ['dynamic-import'] },
  },
  {
    name: 'resolvable',
    comment: 'the module does not exist',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true, pathNot: '^virtual:' },
  },
];

/** A folder with rules of its own inside is left to them. */
function narrower(from: string): { pathNot?: string[] } {
  const inner = layers
    .filter((layer) => layer.from.startsWith(`${from}/`))
    .map((layer) => `^${layer.from}(/|$)`);
  return inner.length === 0 ? {} : { pathNot: inner };
}
