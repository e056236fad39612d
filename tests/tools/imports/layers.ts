import type { IForbiddenRuleType } from 'dependency-cruiser';

interface Layer {
  from: string;
  may: string[];
  why: string;
}

/** Flows that run inside others, and parts of the page that stand on several. */
const innerFlows = [
  'card-link',
  'card-list',
  'invite-link',
  'membership-notices',
  'payment',
  'receipt',
  'social-sign-in',
].map((flow) => `src/flows/${flow}`);
const behindFlows = ['src/api', 'src/app', 'src/browser', 'src/clock'];
const shared = ['src/code', 'src/messages', 'src/theme', 'src/ui'];

/** What each folder may import of ours. Whatever is not listed is forbidden. `$1` is the flow itself. */
export const layers: Layer[] = [
  { from: 'machines/domain', may: ['machines/domain'], why: 'the domain knows nothing but itself' },
  { from: 'machines', may: ['machines'], why: 'behaviour knows no view, no browser and no server' },
  { from: 'src/messages', may: ['machines/domain', 'src/messages'], why: 'words know the domain alone' },
  { from: 'src/theme', may: ['machines/domain', 'src/theme'], why: 'looks know the domain alone' },
  {
    from: 'src/ui',
    may: ['machines/domain', 'src/clock', 'src/code', 'src/messages', 'src/theme', 'src/ui'],
    why: 'a part of the view knows no machine and no flow',
  },
  { from: 'src/browser', may: ['machines/domain', 'src/browser'], why: 'the browser is wrapped for others' },
  {
    from: 'src/analytics',
    may: ['machines/domain', 'src/analytics', 'src/browser'],
    why: 'it is told, it does not ask',
  },
  { from: 'src/clock', may: ['src/clock'], why: 'what time it is depends on nothing of ours' },
  { from: 'src/code', may: ['src/code'], why: 'how code comes late is the same whatever it is' },
  {
    from: 'src/api',
    may: ['machines/domain', 'src/api', 'src/browser', 'src/clock', 'src/code'],
    why: 'requests know no view',
  },
  {
    from: 'src/app',
    may: [
      'machines',
      'src/analytics',
      'src/api',
      'src/app',
      'src/browser',
      'src/code',
      'src/messages',
      'src/theme',
      'src/ui',
    ],
    why: 'the app is handed its pages',
  },
  {
    from: 'src/flows/([^/]+)/(?:use-[^/]+|[^/]+\\.(?:actors|facts|modal|page|view)\\.tsx?)$',
    may: ['machines', ...behindFlows, 'src/flows/$1', ...innerFlows, ...shared],
    why: 'a flow knows its own room, the flows that run inside it, and no other',
  },
  {
    from: 'src/flows/([^/]+)/(?!use-)[^/.]+(?:\\.(?:css|messages))?\\.tsx?$',
    may: ['machines/domain', 'src/flows/$1', ...innerFlows, ...shared],
    why: 'a screen gets props, and knows no actor',
  },
  {
    from: 'src/routes',
    may: ['machines', 'src/app', 'src/code', 'src/flows', 'src/routes'],
    why: 'a table says which code stands behind an address',
  },
  {
    from: 'src/layouts',
    may: [
      'machines',
      'src/app',
      'src/code',
      'src/flows',
      'src/layouts',
      'src/messages',
      'src/routes',
      'src/theme',
      'src/ui',
    ],
    why: 'a layout selects, sends and renders',
  },
  {
    from: 'src/main\\.tsx$',
    may: ['src/app', 'src/code', 'src/layouts', 'src/routes', 'src/theme'],
    why: 'it only puts the app together',
  },
  {
    from: 'src/(?:ssr-entry|critical-css)\\.tsx?$',
    may: ['machines', 'src'],
    why: 'it makes a page of the whole app on the server',
  },
  { from: 'src', may: ['machines', 'src'], why: 'the app reaches the server by calls alone' },
  { from: 'server', may: ['machines/domain', 'server'], why: 'the API shares the rules, and nothing else' },
  { from: 'paths/text', may: ['paths/text'], why: 'text helpers know nothing but text' },
  {
    from: 'paths/explore',
    may: ['machines', 'paths/explore', 'paths/text'],
    why: 'exploring needs the charts alone',
  },
  {
    from: 'paths/plan',
    may: ['machines', 'server/demo', 'paths/explore', 'paths/plan'],
    why: 'a plan stands on what was explored, and knows no driver',
  },
  {
    from: 'paths/walk',
    may: ['machines', 'paths/command-line', 'paths/explore', 'paths/plan', 'paths/text', 'paths/walk'],
    why: 'a walk follows a plan on the machine alone, without a browser',
  },
  {
    from: 'paths/coverage',
    may: ['machines', 'paths/command-line', 'paths/coverage', 'paths/explore', 'paths/plan', 'paths/walk'],
    why: 'coverage compares runs with plans',
  },
  {
    from: 'paths/drive',
    may: [
      'machines',
      'server/card-frame/hosted-form',
      'server/demo',
      'src/flows/[^/]+/[^/]+\\.messages',
      'src/messages',
      'paths/drive',
      'paths/explore',
      'paths/plan',
    ],
    why: 'a driver knows the words on the screen, and no report',
  },
  {
    from: 'paths/report',
    may: [
      'machines',
      'server/demo',
      'paths/drive',
      'paths/explore',
      'paths/plan',
      'paths/report',
      'paths/text',
    ],
    why: 'a report describes planned paths, and plays none',
  },
  {
    from: 'paths/host',
    may: [
      'machines',
      'server/demo',
      'src/api',
      'paths/command-line',
      'paths/explore',
      'paths/host',
      'paths/report',
    ],
    why: 'a host is read by the calls of the app',
  },
  {
    from: 'paths/play',
    may: [
      'machines',
      'paths/command-line',
      'paths/coverage',
      'paths/drive',
      'paths/explore',
      'paths/plan',
      'paths/play',
      'paths/report',
      'paths/text',
    ],
    why: 'the player knows the drivers, and no view',
  },
  {
    from: 'paths/[^/]+\\.ts$',
    may: ['machines', 'paths'],
    why: 'a command only puts the rooms together',
  },
  {
    from: 'gallery',
    may: ['gallery', 'machines', 'src', 'server/client', 'server/demo', 'paths/explore', 'paths/text'],
    why: 'it shows the charts, the app and the explored paths, and drives nothing',
  },
];

const foundation =
  '^server/(?:(?:clock|command|database-settings|digest|env|hash-workers|networks|start-error)\\.ts$|telemetry/)';
const database = '^server/db/';
const http = '^server/http/';
const routes = '^server/(?:app/|.*\\.routes\\.ts$)';
const start =
  '^server/(?:backup|build|create-app|ledger|listener|main|member|restore|start|start-front|startup-banner|tenant|with-database)\\.ts$';

/** The layers of the server, the lowest first. A module that no pattern names belongs to the services. */
export const serverLayers: IForbiddenRuleType[] = [
  {
    name: 'server-foundation',
    comment: 'what everything stands on knows nothing of the server but itself',
    from: { path: foundation },
    to: { path: '^server/', pathNot: foundation },
  },
  {
    name: 'server-database',
    comment: 'the database knows no service, no request and no route',
    from: { path: database },
    to: { path: '^server/', pathNot: [foundation, database] },
  },
  {
    name: 'server-services',
    comment: 'a service knows no request and no route',
    from: { path: '^server/', pathNot: [foundation, database, http, routes, start] },
    to: { path: [http, routes, start] },
  },
  {
    name: 'server-http',
    comment: 'what serves every route knows none of them',
    from: { path: http },
    to: { path: [routes, start] },
  },
  {
    name: 'server-routes',
    comment: 'a route does not know how the server is put together',
    from: { path: routes },
    to: { path: start },
  },
];
