import { isObject } from './odd-values.ts';
import type { HeadlessApp } from './headless-app.ts';

/** How one chart stands. */
export interface Standing {
  state: string;
  /** How many rows it has read; null for a chart that holds none. */
  rows: number | null;
}

/** How the whole app stands, as far as a member can tell. */
export interface Reading {
  isServing: boolean;
  isSignedIn: boolean;
  page: string | null;
  leftFor: string | null;
  charts: Map<string, Standing>;
}

/** What is there by the way, and what no member sees. */
const passing = /^app\/(toasts|consent|network|overlays\/modal\/(left|closed))/;

export function readApp(app: HeadlessApp): Reading {
  const charts = new Map<string, Standing>();
  for (const [path, snapshot] of app.actors()) {
    if (passing.test(path) || path === 'app') continue;
    charts.set(path, { state: JSON.stringify(snapshot.value), rows: rowsOf(snapshot.context) });
  }
  const root = app.app.getSnapshot();
  return {
    isServing: root.matches({ serving: 'running' }),
    isSignedIn: root.children.session?.getSnapshot().hasTag('signedIn') ?? false,
    page: app.page(),
    leftFor: app.leftFor,
    charts,
  };
}

function rowsOf(context: unknown): number | null {
  if (!isObject(context)) return null;
  const data = context['data'] ?? context['results'];
  if (Array.isArray(data)) return data.length;
  if (isObject(data) && Array.isArray(data['items'])) return data['items'].length;
  return null;
}
