import * as v from 'valibot';
import { apiOriginOf, isLoopback } from '#machines/domain/host.ts';
import { databaseSettingsOf, databaseVariables, type DatabaseSettings } from './database-settings.ts';
import { hashWorkersFor, poolThreads, readMachine } from './hash-workers.ts';
import { isNetwork } from './networks.ts';
import { StartError } from './start-error.ts';

const text = v.pipe(v.string(), v.trim());
const blank = (fallback: string) =>
  v.pipe(
    v.optional(text, ''),
    v.transform((value) => value || fallback),
  );
const flag = v.optional(
  v.pipe(
    text,
    v.picklist(['', '0', '1', 'true', 'false'], 'must be 0 or 1'),
    v.transform((value) => (value === '' ? undefined : value === '1' || value === 'true')),
  ),
);
const address = (schemes: string[]) =>
  v.pipe(
    v.optional(text, ''),
    v.check(
      (value) => value === '' || (URL.canParse(value) && schemes.includes(new URL(value).protocol)),
      `must be an address that starts with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}`,
    ),
    v.transform((value) => (value === '' ? null : value)),
  );
const hosts = v.pipe(
  blank('localhost'),
  v.transform((value) => value.split(',').map((host) => host.trim().toLowerCase())),
  v.array(
    v.pipe(v.string(), v.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/, 'must be host names, separated by commas')),
  ),
);

const apiHost = v.pipe(
  address(['http:', 'https:']),
  v.check(
    (value) => value === null || apiOriginOf(value) !== null,
    'must be the origin of an API, such as https://api.example: without a path, and with https unless it is on this machine',
  ),
  v.transform((value) => (value === null ? null : apiOriginOf(value))),
);
const origin = /^(https?:\/\/|wss?:\/\/)(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/;
const scheme = /^(https|wss|data|blob):$/;
const sourcesOf = (isAllowed: (source: string) => boolean) =>
  v.pipe(
    v.optional(text, ''),
    v.transform((value) =>
      value.split(/[\s,]+/).flatMap((part) => part.replace(/\/$/, '').toLowerCase() || []),
    ),
    v.array(
      v.pipe(
        v.string(),
        v.check(
          isAllowed,
          'must be origins such as https://pay.example or https://*.pay.example, separated by commas',
        ),
      ),
    ),
  );
/** Places that code may come from, or be called by it. */
const places = sourcesOf((source) => origin.test(source));
/** Places, or all of a kind. */
const sources = sourcesOf((source) => origin.test(source) || scheme.test(source));
const optionalNumber = (what: string, most: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{0,5}$/, `must be ${what}`),
    v.transform((value) => (value === '' ? null : Number(value))),
    v.check((value) => value === null || (value >= 1 && value <= most), `must be from 1 to ${most}`),
  );
const days = v.pipe(
  v.string(),
  v.regex(/^\d{1,4}$/, 'must be a number of days'),
  v.transform(Number),
  v.minValue(1, 'must be at least 1'),
);

const environment = v.object({
  PORT: v.pipe(
    blank('4173'),
    v.regex(/^\d{1,5}$/, 'must be a port number'),
    v.transform(Number),
    v.maxValue(65_535, 'must be at most 65535'),
  ),
  HOST: blank('127.0.0.1'),
  TRUSTED_PROXIES: v.pipe(
    blank(''),
    v.transform((value) => value.split(',').flatMap((part) => part.trim() || [])),
    v.array(v.pipe(v.string(), v.check(isNetwork, 'must be addresses or networks, separated by commas'))),
  ),
  DRAIN_SECONDS: v.pipe(blank('0'), v.regex(/^\d{1,3}$/, 'must be a number of seconds'), v.transform(Number)),
  DATA_DIR: blank('.data'),
  DATABASE_URL: address(['postgres:', 'postgresql:']),
  ...databaseVariables,
  SANDBOX: flag,
  OFFLINE_SHELL: flag,
  ASSETS_DIR: blank(''),
  NODE_ENV: v.pipe(
    blank('development'),
    v.picklist(['production', 'development', 'test'], 'must be production, development or test'),
  ),
  SMTP_URL: address(['smtp:', 'smtps:']),
  OTEL_EXPORTER_OTLP_ENDPOINT: address(['http:', 'https:']),
  PUBLIC_HOSTS: hosts,
  PUBLIC_SCHEME: v.pipe(blank(''), v.picklist(['', 'http', 'https'], 'must be http or https')),
  PUBLIC_PORT: v.pipe(blank(''), optionalNumber('a port number', 65_535)),
  HASH_WORKERS: v.pipe(blank(''), optionalNumber('a number of hashes at once', 64)),
  ACTIVATION_DAYS: v.pipe(blank('30'), days),
  HISTORY_ORIGIN_DAYS: v.pipe(blank('365'), days),
  MAIL_RECORD_DAYS: v.pipe(blank('30'), days),
  IDEMPOTENCY_DAYS: v.pipe(blank('1'), days),
  VITE_PROGRAM_PAGE_URL: address(['http:', 'https:']),
  VITE_SESSION_RECORDING_URL: address(['http:', 'https:']),
  VITE_ERROR_REPORT_URL: address(['http:', 'https:']),
  VITE_ALLOWED_HOSTS: hosts,
  VITE_DEFAULT_CLIENT: v.pipe(blank('varsity'), v.regex(/^[a-z0-9-]+$/, 'must be a client label')),
  VITE_API_HOST: apiHost,
  VITE_DOWNGRADE_PATH: v.pipe(
    blank('membership/downgrade'),
    v.regex(/^\/?[\w-]+(\/[\w-]+)*\/?$/, 'must be a path such as membership/downgrade'),
  ),
  CARD_FORM_ORIGINS: places,
  CSP_FRAME_SRC: sources,
  CSP_SCRIPT_SRC: places,
  CSP_CONNECT_SRC: places,
  CSP_IMG_SRC: sources,
  CSP_MEDIA_SRC: sources,
});

const originsOf = (url: string | null) => (url === null ? [] : [new URL(url).origin]);

/** The names of all variables that the server and the app's build read. */
export const variables = Object.keys(environment.entries);

/** Sources of a content policy beyond the app's own, by the kind of what comes from them. */
export type PolicySources = Readonly<
  Record<'script' | 'connect' | 'frame' | 'img' | 'media', readonly string[]>
>;

export interface Settings {
  port: number;
  host: string;
  /** How long a server that was told to stop still takes requests: a proxy needs a while to notice. */
  drainSeconds: number;
  /** Where the embedded database lives; null keeps it in memory. */
  dataDir: string | null;
  /** A PostgreSQL to use instead of the embedded one. */
  databaseUrl: string | null;
  /** How a PostgreSQL is used, and how long anything waits for the database. */
  databaseLimits: DatabaseSettings;
  sandbox: boolean;
  production: boolean;
  /** Whether browsers keep the app's shell, which opens without a network. */
  offlineShell: boolean;
  /** A folder in which servers share the hashed files of their builds; null for the database. */
  assetsDir: string | null;
  smtpUrl: string | null;
  /** The collector of traces and figures, without the path of either. */
  telemetryUrl: string | null;
  /** Addresses and networks of the proxies in front of the server, which are believed about who calls. */
  trustedProxies: string[];
  /** Domains whose first label names the client. Links begin with one of them. */
  publicHosts: string[];
  /** How the world reaches the server, whatever a proxy in front asks by; null for https in production, else http. */
  publicScheme: 'http' | 'https' | null;
  /** The port of public addresses; null for the usual one of the scheme. */
  publicPort: number | null;
  /** How many passwords are hashed at once. */
  hashWorkers: number;
  /** How long an activation link is valid. */
  activationDays: number;
  /** How long records are stored: where an entry of a history came from, a mail that was given up, an answer to a payment. */
  historyOriginDays: number;
  mailRecordDays: number;
  idempotencyDays: number;
  /** The client of a host without a label. */
  defaultClient: string;
  /** The origin of somebody else's API, which the app asks instead of this server; null for this server's own. */
  apiHost: string | null;
  /** What the card provider's form may reach besides nothing. */
  cardFormOrigins: string[];
  /** What the app's pages may load besides what the tenant's configuration names. */
  policySources: PolicySources;
}

/** Reads the environment's variables. Throws a {@link StartError} that names the first bad one. */
export function readSettings(source: Readonly<Record<string, string | undefined>>): Settings {
  const result = v.safeParse(environment, source);
  if (!result.success) {
    const [issue] = result.issues;
    throw new StartError(`${v.getDotPath(issue)?.split('.')[0]} ${issue.message}.`);
  }
  const values = result.output;
  const production = values.NODE_ENV === 'production';
  /** Beside somebody else's API every host that the app runs on is one of this server's. */
  const publicHosts =
    values.VITE_API_HOST === null
      ? values.PUBLIC_HOSTS
      : [...new Set([...values.PUBLIC_HOSTS, ...values.VITE_ALLOWED_HOSTS])];
  const recorder = originsOf(values.VITE_SESSION_RECORDING_URL);
  const settings: Settings = {
    port: values.PORT,
    host: values.HOST,
    drainSeconds: values.DRAIN_SECONDS,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    databaseLimits: databaseSettingsOf(values),
    sandbox: values.SANDBOX ?? (!production && isLoopback(values.HOST)),
    production,
    offlineShell: values.OFFLINE_SHELL ?? true,
    assetsDir: values.ASSETS_DIR || null,
    smtpUrl: values.SMTP_URL,
    telemetryUrl: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    trustedProxies: values.TRUSTED_PROXIES,
    publicHosts,
    publicScheme: values.PUBLIC_SCHEME || null,
    publicPort: values.PUBLIC_PORT,
    hashWorkers: values.HASH_WORKERS ?? hashWorkersFor(readMachine()),
    activationDays: values.ACTIVATION_DAYS,
    historyOriginDays: values.HISTORY_ORIGIN_DAYS,
    mailRecordDays: values.MAIL_RECORD_DAYS,
    idempotencyDays: values.IDEMPOTENCY_DAYS,
    defaultClient: values.VITE_DEFAULT_CLIENT,
    apiHost: values.VITE_API_HOST,
    cardFormOrigins: values.CARD_FORM_ORIGINS,
    policySources: {
      script: [...values.CSP_SCRIPT_SRC, ...recorder],
      connect: [...values.CSP_CONNECT_SRC, ...recorder, ...originsOf(values.VITE_ERROR_REPORT_URL)],
      frame: values.CSP_FRAME_SRC,
      img: values.CSP_IMG_SRC,
      media: values.CSP_MEDIA_SRC,
    },
  };
  if (settings.sandbox && production && !isLoopback(settings.host)) {
    throw new StartError(`SANDBOX must be off in production at ${settings.host}: it opens every account.`);
  }
  if (settings.hashWorkers >= poolThreads) {
    throw new StartError(
      `HASH_WORKERS must be less than UV_THREADPOOL_SIZE, which is ${poolThreads}: files are read by the same threads.`,
    );
  }
  return settings;
}
