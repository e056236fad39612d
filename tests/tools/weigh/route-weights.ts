import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { routeNames, type RouteName } from '#machines/domain/routes.ts';
import { readBuiltFiles } from '#server/app/built-files.ts';
import { distribution } from '#server/bundles/distribution.ts';
import { modulesOf } from '#src/routes/page-modules.ts';

/** In kB gz, 1000 bytes each: the scripts that a route may load before it is shown, the first one included. */
const usualBudget = 198;

/** Of the routes that are held to less, or need more. */
const ownBudgets: Readonly<Partial<Record<RouteName, number>>> = {
  login: 134,
  activate: 188,
  'sign-up': 208,
  'sign-up-tiers': 208,
  'sign-up-account': 208,
  'sign-up-billing': 208,
  'sign-up-affinity': 208,
  'sign-up-user-info': 208,
  'password-forgot': 190,
  'password-reset-1': 190,
  'password-reset-2': 190,
  'support-terms': 190,
  'support-privacy': 190,
  enroll: 192,
  renew: 204,
  home: 203,
  rewards: 203,
  activity: 230,
  account: 226,
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
