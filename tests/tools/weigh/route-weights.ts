import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { routeNames, type RouteName } from '#machines/domain/routes.ts';
import { readBuiltFiles } from '#server/app/built-files.ts';
import { distribution } from '#server/bundles/distribution.ts';
import { modulesOf } from '#src/routes/page-modules.ts';

/** In kB gz, 1000 bytes each: the scripts that a route may load before it is shown, the first one included. */
const usualBudget = 192;

/** Of the routes that are held to less, or need more. */
const ownBudgets: Readonly<Partial<Record<RouteName, number>>> = {
  login: 130,
  activate: 182,
  'sign-up': 201,
  'sign-up-tiers': 201,
  'sign-up-account': 201,
  'sign-up-billing': 201,
  'sign-up-affinity': 201,
  'sign-up-user-info': 201,
  'password-forgot': 184,
  'password-reset-1': 184,
  'password-reset-2': 184,
  'support-terms': 184,
  'support-privacy': 184,
  enroll: 186,
  renew: 195,
  home: 197,
  rewards: 197,
  activity: 223,
  account: 215,
};

export interface RouteWeight {
  route: RouteName;
  files: string[];
  /** Compressed with gzip, in kB. */
  weight: number;
  budget: number;
}

/** The scripts that each address of the built app loads before it is shown, with what they may weigh. */
export function weighRoutes(folder = distribution): RouteWeight[] {
  const files = readBuiltFiles(folder);
  const weights = new Map<string, number>();
  const weigh = (file: string) => {
    const known = weights.get(file) ?? gzipSync(readFileSync(join(folder, file)), { level: 9 }).length / 1000;
    weights.set(file, known);
    return known;
  };
  return routeNames.map((route) => {
    const scripts = [...files.first, ...(route === 'login' ? [] : files.of(modulesOf(route)).scripts)];
    return {
      route,
      files: scripts,
      weight: scripts.reduce((sum, file) => sum + weigh(file), 0),
      budget: ownBudgets[route] ?? usualBudget,
    };
  });
}
