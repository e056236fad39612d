import { describe, expect, test } from 'vitest';
import { hashWorkersFor, readMachine } from '#server/hash-workers.ts';
import { readSettings, variables } from '#server/env.ts';

const notNetworks = 'TRUSTED_PROXIES must be addresses or networks, separated by commas.';
const noApi =
  'VITE_API_HOST must be the origin of an API, such as https://api.example: without a path, and with https unless it is on this machine.';

describe('the settings', () => {
  test('have a default for everything', () => {
    expect(readSettings({})).toEqual({
      port: 4173,
      host: '127.0.0.1',
      drainSeconds: 0,
      dataDir: '.data',
      databaseUrl: null,
      databaseLimits: {
        connections: 10,
        preparedStatements: true,
        keepAliveSeconds: 10,
        connectSeconds: 2,
        requestSeconds: 2.5,
        querySeconds: 12,
        statementSeconds: 10,
        lockSeconds: 2,
        idleTransactionSeconds: 15,
        prepareSeconds: 60,
      },
      sandbox: true,
      production: false,
      offlineShell: true,
      assetsDir: null,
      smtpUrl: null,
      telemetryUrl: null,
      trustedProxies: [],
      publicHosts: ['localhost'],
      publicScheme: null,
      publicPort: null,
      hashWorkers: hashWorkersFor(readMachine()),
      activationDays: 30,
      historyOriginDays: 365,
      mailRecordDays: 30,
      idempotencyDays: 1,
      defaultClient: 'varsity',
      apiHost: null,
      cardFormOrigins: [],
      policySources: { script: [], connect: [], frame: [], img: [], media: [] },
    });
  });

  test('take empty variables for unset ones', () => {
    expect(readSettings(Object.fromEntries(variables.map((name) => [name, ' '])))).toEqual(readSettings({}));
  });

  test('turn the sandbox off in production unless asked', () => {
    expect(readSettings({ NODE_ENV: 'production' }).sandbox).toBe(false);
    expect(readSettings({ NODE_ENV: 'production', SANDBOX: '1' }).sandbox).toBe(true);
    expect(readSettings({ SANDBOX: '0' }).sandbox).toBe(false);
  });

  test('open the sandbox by themselves on this machine only: to others it is opened by its name', () => {
    expect(readSettings({ HOST: '::1' }).sandbox).toBe(true);
    expect(readSettings({ HOST: '0.0.0.0' }).sandbox).toBe(false);
    expect(readSettings({ HOST: '0.0.0.0', SANDBOX: '1' }).sandbox).toBe(true);
  });

  test('[SCAL-02] say how long anything waits for the database', () => {
    const limits = readSettings({
      DATABASE_CONNECTIONS: '40',
      DATABASE_PREPARED_STATEMENTS: '0',
      DATABASE_KEEP_ALIVE_SECONDS: '30',
      DATABASE_CONNECT_SECONDS: '1',
      DATABASE_REQUEST_SECONDS: '1.5',
      DATABASE_QUERY_SECONDS: '6',
      DATABASE_STATEMENT_SECONDS: '5',
      DATABASE_LOCK_SECONDS: '0.25',
      DATABASE_IDLE_TRANSACTION_SECONDS: '7',
      DATABASE_PREPARE_SECONDS: '90',
    }).databaseLimits;
    expect(limits).toEqual({
      connections: 40,
      preparedStatements: false,
      keepAliveSeconds: 30,
      connectSeconds: 1,
      requestSeconds: 1.5,
      querySeconds: 6,
      statementSeconds: 5,
      lockSeconds: 0.25,
      idleTransactionSeconds: 7,
      prepareSeconds: 90,
    });
  });

  test('are read from their variables', () => {
    const source = {
      PORT: '0',
      HOST: '::1',
      DATA_DIR: '/var/lib/rewards',
      DATABASE_URL: 'postgres://rewards:secret@db.example/rewards',
      SMTP_URL: 'smtp://mail.example',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.example:4318',
      TRUSTED_PROXIES: '10.0.0.4, 10.1.0.0/16,fd00::/8',
      PUBLIC_HOSTS: 'Rewards.example, localhost',
      PUBLIC_SCHEME: 'https',
      PUBLIC_PORT: '8443',
      HASH_WORKERS: '3',
      ACTIVATION_DAYS: '14',
      VITE_DEFAULT_CLIENT: 'harbor',
    };
    expect(readSettings(source)).toMatchObject({
      port: 0,
      host: '::1',
      dataDir: '/var/lib/rewards',
      databaseUrl: source.DATABASE_URL,
      smtpUrl: source.SMTP_URL,
      telemetryUrl: source.OTEL_EXPORTER_OTLP_ENDPOINT,
      trustedProxies: ['10.0.0.4', '10.1.0.0/16', 'fd00::/8'],
      publicHosts: ['rewards.example', 'localhost'],
      publicScheme: 'https',
      publicPort: 8443,
      hashWorkers: 3,
      activationDays: 14,
      defaultClient: 'harbor',
    });
  });

  test.each([
    ['https://api.rewards.example', 'https://api.rewards.example'],
    ['https://API.rewards.example:8443/', 'https://api.rewards.example:8443'],
    ['http://api.localhost:4200', 'http://api.localhost:4200'],
    ['http://127.0.0.1:4200', 'http://127.0.0.1:4200'],
  ])('[BACK-01] take %s for the origin of an API', (address, apiHost) => {
    expect(readSettings({ VITE_API_HOST: address }).apiHost).toBe(apiHost);
  });

  test('[BOOT-02] [BOOT-09] let in the script that records sessions, and the address of errors', () => {
    const { policySources } = readSettings({
      VITE_SESSION_RECORDING_URL: 'https://recorder.example/record.js?id=7',
      VITE_ERROR_REPORT_URL: 'https://errors.example:8443/app',
    });
    expect(policySources).toEqual({
      script: ['https://recorder.example'],
      connect: ['https://recorder.example', 'https://errors.example:8443'],
      frame: [],
      img: [],
      media: [],
    });
  });

  test('[BACK-06] name what partners may load, by what it is', () => {
    const settings = readSettings({
      CARD_FORM_ORIGINS: 'https://pay.example, https://*.Pay.example:8443',
      CSP_FRAME_SRC: 'https://refer.example https:',
      CSP_SCRIPT_SRC: 'https://tags.example/',
      CSP_CONNECT_SRC: 'wss://live.example',
      CSP_IMG_SRC: 'http://pictures.localhost:4000',
      CSP_MEDIA_SRC: 'blob:',
    });
    expect(settings.cardFormOrigins).toEqual(['https://pay.example', 'https://*.pay.example:8443']);
    expect(settings.policySources).toEqual({
      frame: ['https://refer.example', 'https:'],
      script: ['https://tags.example'],
      connect: ['wss://live.example'],
      img: ['http://pictures.localhost:4000'],
      media: ['blob:'],
    });
  });

  test.each([
    "'unsafe-inline'",
    '*',
    'http:',
    'https:',
    'data:',
    'https://a.example/path',
    "https://a.example; script-src 'self'",
    'pay.example',
  ])('[BACK-06] refuse %s as a source', (source) => {
    expect(() => readSettings({ CSP_SCRIPT_SRC: source })).toThrow(
      'CSP_SCRIPT_SRC must be origins such as https://pay.example or https://*.pay.example, separated by commas.',
    );
  });

  test.each([
    [{ PORT: 'http' }, 'PORT must be a port number.'],
    [{ PORT: '70000' }, 'PORT must be at most 65535.'],
    [{ PUBLIC_SCHEME: 'ftp' }, 'PUBLIC_SCHEME must be http or https.'],
    [{ PUBLIC_PORT: '0' }, 'PUBLIC_PORT must be from 1 to 65535.'],
    [{ HASH_WORKERS: 'many' }, 'HASH_WORKERS must be a number of hashes at once.'],
    [
      { HASH_WORKERS: '4' },
      'HASH_WORKERS must be less than UV_THREADPOOL_SIZE, which is 4: files are read by the same threads.',
    ],
    [{ ACTIVATION_DAYS: '0' }, 'ACTIVATION_DAYS must be at least 1.'],
    [{ MAIL_RECORD_DAYS: 'x' }, 'MAIL_RECORD_DAYS must be a number of days.'],
    [{ PORT: '-1' }, 'PORT must be a port number.'],
    [{ DRAIN_SECONDS: '-1' }, 'DRAIN_SECONDS must be a number of seconds.'],
    [{ DATABASE_CONNECTIONS: '1' }, 'DATABASE_CONNECTIONS must be at least 2.'],
    [{ DATABASE_CONNECTIONS: 'many' }, 'DATABASE_CONNECTIONS must be a number of connections.'],
    [{ DATABASE_LOCK_SECONDS: '0' }, 'DATABASE_LOCK_SECONDS must be more than 0.'],
    [{ DATABASE_QUERY_SECONDS: '-1' }, 'DATABASE_QUERY_SECONDS must be a number of seconds.'],
    [{ DATABASE_PREPARED_STATEMENTS: 'no' }, 'DATABASE_PREPARED_STATEMENTS must be 0 or 1.'],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV must be production, development or test.'],
    [{ SANDBOX: 'yes' }, 'SANDBOX must be 0 or 1.'],
    [
      { DATABASE_URL: 'mysql://x' },
      'DATABASE_URL must be an address that starts with postgres:// or postgresql://.',
    ],
    [{ SMTP_URL: 'mail' }, 'SMTP_URL must be an address that starts with smtp:// or smtps://.'],
    [{ TRUSTED_PROXIES: 'proxy' }, notNetworks],
    [{ TRUSTED_PROXIES: '10.0.0.1/33' }, notNetworks],
    [{ TRUSTED_PROXIES: '10.0.0.1/8/8' }, notNetworks],
    [{ TRUSTED_PROXIES: '10.0.0.1/' }, notNetworks],
    [{ TRUSTED_PROXIES: 'fd00::/129' }, notNetworks],
    [{ PUBLIC_HOSTS: 'a b' }, 'PUBLIC_HOSTS must be host names, separated by commas.'],
    [{ VITE_ALLOWED_HOSTS: 'https://x' }, 'VITE_ALLOWED_HOSTS must be host names, separated by commas.'],
    [{ VITE_DEFAULT_CLIENT: 'A B' }, 'VITE_DEFAULT_CLIENT must be a client label.'],
    [
      { VITE_DOWNGRADE_PATH: '../logout' },
      'VITE_DOWNGRADE_PATH must be a path such as membership/downgrade.',
    ],
    [
      { VITE_API_HOST: 'javascript:1' },
      'VITE_API_HOST must be an address that starts with http:// or https://.',
    ],
    [{ VITE_API_HOST: 'api.rewards.example' }, 'VITE_API_HOST must be an address that starts with http://'],
    [{ VITE_API_HOST: 'https://api.example/v1' }, noApi],
    [{ VITE_API_HOST: 'https://api.example/?a=b' }, noApi],
    [{ VITE_API_HOST: 'https://me:secret@api.example' }, noApi],
    [{ VITE_API_HOST: 'http://api.example' }, noApi],
    [
      { NODE_ENV: 'production', SANDBOX: '1', HOST: '0.0.0.0' },
      'SANDBOX must be off in production at 0.0.0.0: it opens every account.',
    ],
  ])('refuse %j in one line', (source, message) => {
    expect(() => readSettings(source)).toThrow(message);
  });
});
