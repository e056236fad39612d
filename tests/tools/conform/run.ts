import type { PlanChoice } from '#machines/domain/plan-choice.ts';
import { comparePlans, rankOf } from '#machines/domain/plan-change.ts';
import { planOf, openTiers } from '#machines/domain/plan-choice.ts';
import type { Session } from '#machines/domain/member.ts';
import { UsageError } from '#paths/command-line.ts';
import { fetchClient } from '#src/api/client.ts';
import { fetchSession } from '#src/api/session.ts';
import { fetchTiers } from '#src/api/tiers.ts';
import { createAsking, type Asking } from './asking.ts';
import { openBrowser } from './browser.ts';
import { checkMember, checkOptional } from './checks/member.ts';
import { checkOffers } from './checks/offers.ts';
import { checkProgram } from './checks/program.ts';
import { checkErrors, checkLogin, checkLogout, checkWrongPassword } from './checks/session.ts';
import { checkSpending } from './checks/spending.ts';
import { checkAddress, checkCookies, checkCors, checkCsrf } from './checks/transport.ts';
import { checkWriting } from './checks/writing.ts';
import { createFindings, type Report } from './findings.ts';
import { leftOut } from './left-out.ts';
import type { ConformOptions, MemberFile } from './settings.ts';

/** Checks an API, call by call. An API that does not answer at all is a usage error. */
export async function conform(options: ConformOptions): Promise<Report> {
  const { api, client, origin, member } = options;
  await reach(options);
  const findings = createFindings();
  const browser = openBrowser(options);
  const asking = createAsking({ api, client, browser, findings });
  checkAddress(asking, options);
  await checkCsrf(asking, options);
  await checkErrors(asking, options);
  await checkProgram(asking);
  if (member === null) {
    await checkOffers(asking);
  } else {
    await checkWrongPassword(asking, member);
    if (await checkLogin(asking, member)) await checkLoggedIn(asking, options, member);
  }
  await checkCors(asking, options);
  checkCookies(asking);
  for (const { call, why } of leftOut(asking.made)) findings.leaveOut(call, why);
  return findings.report({ api, client, origin });
}

async function checkLoggedIn(asking: Asking, options: ConformOptions, member: MemberFile): Promise<void> {
  const session = await asking.attempt(fetchSession);
  const found = 'output' in session ? session.output : null;
  const choice = await choiceFor(asking, member, found);
  await checkOffers(asking);
  await checkMember(asking, choice, found);
  await checkOptional(asking);
  if (options.isWriting && found !== null) await checkWriting(asking, found);
  if (options.spend.length > 0) {
    const config = await asking.attempt(fetchClient);
    const currencyCode = 'output' in config ? config.output.currencyCode : 'USD';
    await checkSpending({ asking, member, choice, currencyCode }, options);
  }
  await checkLogout(asking);
}

/** The plan of the member file, or the first that is an upgrade. */
async function choiceFor(
  asking: Asking,
  member: MemberFile,
  session: Session | null,
): Promise<PlanChoice | null> {
  const { membershipTierId, membershipTierPlanId = null } = member;
  if (membershipTierId !== undefined) return { membershipTierId, membershipTierPlanId };
  const read = await asking.attempt(fetchTiers);
  const tiers = 'output' in read ? read.output : [];
  const membership = session?.membership;
  const current = membership?.membershipTierId
    ? planOf({ ...membership, membershipTierId: membership.membershipTierId }, tiers)
    : null;
  const choices = openTiers(tiers).flatMap((tier) =>
    tier.membershipTierPlans.map((plan) => ({ tier, plan })),
  );
  const dearer = choices.find(
    (each) => current === null || comparePlans(rankOf(current), rankOf(each)) === 1,
  );
  return dearer ? { membershipTierId: dearer.tier.id, membershipTierPlanId: dearer.plan.id } : null;
}

async function reach({ api, timeout, fetch = globalThis.fetch }: ConformOptions): Promise<void> {
  try {
    const answer = await fetch(`${api}/sanctum/csrf-cookie`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    });
    await answer.body?.cancel();
    if (answer.status === 421) throw new UsageError(`${api} answers 421: it serves no client at this host.`);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${api} cannot be reached: ${reasonOf(error, timeout)}.`);
  }
}

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'there is no such host',
  ECONNRESET: 'the connection was cut',
  ETIMEDOUT: 'it does not answer',
  UND_ERR_SOCKET: 'the connection was cut',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is self-signed; use NODE_EXTRA_CA_CERTS=ca.pem or --insecure',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is self-signed; use NODE_EXTRA_CA_CERTS=ca.pem or --insecure',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE:
    'its certificate is not trusted; use NODE_EXTRA_CA_CERTS=ca.pem or --insecure',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host',
  ERR_SSL_WRONG_VERSION_NUMBER: 'it does not speak https',
};

function reasonOf(error: unknown, timeout: number): string {
  if (error instanceof Error && error.name === 'TimeoutError') return `no answer in ${timeout / 1000} s`;
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return reasons[code] ?? (code === '' ? 'the request failed' : code);
}
