import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readOptions, usage } from '#tests/tools/conform/options.ts';
import { spendNames } from '#tests/tools/conform/settings.ts';

const api = 'https://api.example';
const acme = [api, '--client', 'acme'];

describe('the command line of npm run conform', () => {
  let folder: string;

  const file = (name: string, content: string) => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  };

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'conform-'));
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  test('[BACK-05] names the API, the client, the member and the origin of the app', () => {
    const member = { email: 'ada@example.com', password: 'Demo!2345' };
    const as = file('member.json', JSON.stringify(member));
    const args = [`${api}/`, '--client', 'acme', '--as', as, '--origin', 'https://acme.example'];
    expect(readOptions([...args, '--timeout', '3', '--spend', 'withdraw', '--json'])).toEqual({
      api,
      client: 'acme',
      member,
      origin: 'https://acme.example',
      isOriginGiven: true,
      isWriting: false,
      spend: ['withdraw'],
      timeout: 3000,
      json: '-',
      isInsecure: false,
    });
  });

  test.each([
    [['--json', 'report.json', ...acme], 'report.json'],
    [[...acme, '--json', 'report.json'], 'report.json'],
    [[...acme, '--json'], '-'],
    [['--json', ...acme], '-'],
    [acme, null],
  ])('[BACK-05] %j writes its JSON to %j', (args, json) => {
    expect(readOptions(args)).toMatchObject({ json, api });
  });

  test('[BACK-05] --help explains every option and every paid call', () => {
    expect(readOptions(['--help'])).toBe('help');
    const options = ['client', 'as', 'origin', 'write', 'spend', 'timeout', 'insecure', 'json', 'help'];
    expect(options.filter((name) => !usage.includes(`--${name} `))).toEqual([]);
    expect(spendNames.filter((name) => !usage.includes(name))).toEqual([]);
  });

  test.each([
    [[], 'Name the API: npm run conform -- https://api.example --client acme.'],
    [['--client', 'acme'], 'Name the API: npm run conform -- https://api.example --client acme.'],
    [[api], 'Name the client: --client acme.'],
    [[api, '--client', 'w/v1'], '"w/v1" is no client: it is the first label of the app\'s host name.'],
    [[...acme, 'https://other.example'], 'Name one API; "https://other.example" is too much.'],
    [
      ['api.example', '--client', 'acme'],
      '"api.example" is no address of the API. It looks like https://api.example.',
    ],
    [
      ['ftp://api.example', '--client', 'acme'],
      '"ftp://api.example" is no address of the API. It looks like https://api.example.',
    ],
    [[`${api}/w/v1`, '--client', 'acme'], `The address of the API must not have a path: ${api}.`],
    [[`${api}?a=1`, '--client', 'acme'], `The address of the API must not have a path: ${api}.`],
    [
      ['https://ada:x@api.example', '--client', 'acme'],
      'The address of the API must not have a user name or a password.',
    ],
    [[...acme, '--origin', `${api}/login`], `The address of the app must not have a path: ${api}.`],
    [[...acme, '--timeout', 'long'], '--timeout is a number of seconds up to 300, not "long".'],
    [[...acme, '--timeout', '0'], '--timeout is a number of seconds up to 300, not "0".'],
    [[...acme, '--write'], '--write and --spend need a member: --as member.json.'],
    [[...acme, '--spend', 'withdraw'], '--write and --spend need a member: --as member.json.'],
    [
      [...acme, '--as', '/no/such/member.json'],
      '/no/such/member.json cannot be read: there is no such file.',
    ],
    [[...acme, '--as', '/'], '/ cannot be read.'],
    [[...acme, '--wirte'], "Unknown option '--wirte'"],
  ])('[BACK-05] %j is refused in words', (args, message) => {
    expect(() => readOptions(args)).toThrow(message);
  });

  test.each([
    ['no JSON', 'email: ada', 'is no JSON.'],
    ['nothing', 'null', ' must have {"email": "…", "password": "…"}.'],
    ['no password', '{"email": "ada@example.com"}', ': "password" is missing or of another type. It needs'],
    ['a number', '{"email": 7, "password": "x"}', ': "email" is missing or of another type. It needs'],
  ])('[BACK-05] a member file with %s is refused in words', (_, content, message) => {
    expect(() => readOptions([...acme, '--as', file('odd.json', content)])).toThrow(message);
  });

  test('[BACK-05] a paid call that does not exist is refused with those that do', () => {
    const as = file('member.json', '{"email": "ada@example.com", "password": "x"}');
    expect(() => readOptions([...acme, '--as', as, '--spend', 'everything'])).toThrow(
      `There is no paid call "everything". Choose from: ${spendNames.join(', ')}.`,
    );
  });
});
