import { randomUUID } from 'node:crypto';
import type { AppError } from '#machines/domain/app-error.ts';
import * as session from '#src/api/session.ts';
import { cameOf, isHtml, isTokenMissing, noToken, type Asking } from '../asking.ts';
import type { ConformOptions, MemberFile } from '../settings.ts';

/** What the app shows of a refused call, and whether a missing one can be told from others. */
export async function checkErrors(asking: Asking, { api, client }: ConformOptions): Promise<void> {
  const { browser, findings } = asking;
  const url = `${api}/w/v1/${client}/no-such-call-${randomUUID()}`;
  const headers = { accept: 'application/json', 'content-type': 'application/json' };
  await asking.attempt((_, signal) => browser.fetch(url, { headers, signal }));
  const exchange = asking.last();
  const call = 'a call that does not exist';
  if (exchange?.status === 404 || exchange?.status === 501 || exchange?.status === 405)
    findings.add('fine', call, String(exchange.status), 'The app leaves the part out.');
  else
    findings.add(
      'lost',
      call,
      `${exchange?.status ?? 'no answer'}${exchange && isHtml(exchange.headers) ? ', a page of HTML' : ''} instead of 404`,
      'The app asks for each missing part at every visit, and cannot tell it from one that failed.',
    );
}

/** Login with a wrong password, which every API refuses. */
export async function checkWrongPassword(asking: Asking, { email }: MemberFile): Promise<void> {
  const { browser, findings } = asking;
  const credentials = { email, password: `Wr0ng!${randomUUID()}` };
  const outcome = await asking.attempt((http, signal) => session.logIn(http, credentials, signal));
  const exchange = asking.last();
  const call = 'POST login, wrong password';
  if (isTokenMissing(browser.exchanges)) return findings.leaveOut(call, noToken);
  if (!('error' in outcome))
    return findings.add('broken', call, `${exchange?.status}`, 'Anybody can log in with any password.');
  const { error } = outcome;
  const came = cameOf(error, exchange);
  if (error.kind === 'rejected' && (error.code === 'i_auth_003' || error.code === 'i_auth_002'))
    return findings.add('fine', call, came, 'The member reads: Wrong email or password.');
  if (error.kind === 'rejected' && error.message !== null)
    return findings.add(
      'lost',
      call,
      `${came} instead of 520 with i_auth_003`,
      "The member reads the API's own words.",
    );
  findings.add(
    'broken',
    call,
    `${came} instead of 520 with i_auth_003`,
    'The member does not read that email or password is wrong.',
  );
}

const credentialCodes: readonly unknown[] = ['i_auth_002', 'i_auth_003'];

function refusedCredentials(error: AppError): string | null {
  if (error.kind !== 'rejected' && error.kind !== 'expired') return null;
  const isRefused =
    error.kind === 'expired' ||
    credentialCodes.includes(error.code) ||
    [400, 403, 422].includes(error.status);
  return isRefused
    ? 'the API refuses the email or the password of the member file: check both, and --client'
    : null;
}

/** Logs in; whether that worked. */
export async function checkLogin(asking: Asking, { email, password }: MemberFile): Promise<boolean> {
  const { browser, findings } = asking;
  const before = browser.exchanges.length;
  const credentials = { email, password };
  await asking.ask('logIn', (http, signal) => session.logIn(http, credentials, signal), refusedCredentials);
  const login = browser.exchanges.slice(before).find(({ url }) => url.endsWith('/login'));
  if (login === undefined || login.status >= 300) return false;
  checkSessionCookie(asking, login.cookies);
  await asking.ask('fetchSession', session.fetchSession);
  if (asking.last()?.status !== 401) return true;
  findings.add(
    'broken',
    'POST login',
    'no session: GET users/me answers 401 right after it',
    'Nobody stays logged in.',
  );
  return false;
}

function checkSessionCookie({ findings, browser, last }: Asking, cookies: readonly string[]): void {
  const isSecure = last()?.url.startsWith('https:') ?? false;
  const lines = cookies.filter((line) => !line.startsWith('XSRF-TOKEN=') && !/max-age=0\b/i.test(line));
  if (lines.length === 0 && browser.cookieNames().every((name) => name === 'XSRF-TOKEN'))
    return findings.add('broken', 'POST login', 'no session cookie', 'Nobody stays logged in.');
  for (const line of lines) {
    const name = line.slice(0, line.indexOf('='));
    if (!/;\s*httponly/i.test(line))
      findings.add(
        'lost',
        'POST login',
        'a cookie without HttpOnly',
        'A script can steal the session.',
        name,
      );
    if (isSecure && !/;\s*secure/i.test(line))
      findings.add('lost', 'POST login', 'a cookie without Secure', 'It also travels over http.', name);
  }
}

/** Logs out, and sees that the session is over. */
export async function checkLogout(asking: Asking): Promise<void> {
  const outcome = await asking.ask('logOut', session.logOut);
  if ('error' in outcome) return;
  await asking.attempt(session.fetchSession);
  const { status } = asking.last() ?? {};
  if (status === 401) return;
  asking.findings.add(
    'broken',
    'POST logout',
    `GET users/me answers ${status ?? 'nothing'} after it instead of 401`,
    'The member is still logged in.',
  );
}
