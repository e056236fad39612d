import * as v from 'valibot';
import { waiveDebts } from '#server/members/waive-debts.ts';
import { StartError } from '#server/start-error.ts';
import type { TestServer } from '#tests/support/api-server.ts';
import { priceOfUpgrade } from '../model/act.ts';
import type { Action, ActionOf, Outcome } from '../model/action.ts';
import type { Instant } from '../model/calendar.ts';
import type { Plan } from '../model/plans.ts';
import { expiryOf } from './cards.ts';
import { readAnswer, type Participant } from './participant.ts';

interface Request {
  method: string;
  path: string;
  body?: unknown;
}

/** What members do by a call. */
type Call = Exclude<Action, { kind: 'waive' }>;

/** How a call ended at the API, or with which status that no rule expects; a refusal with its reason. */
interface Answer {
  outcome: Outcome | `status ${number}`;
  reason?: string;
}

const linked = v.object({ card: v.object({ id: v.string() }) });
const refusal = v.object({ code: v.string() });

const plan = ({ tierId, planId }: Plan) => ({ membershipTierId: tierId, membershipTierPlanId: planId });

/** An id without digits: by chance those of a token would read as a card's number, which the API refuses. */
const lettersOf = (id: string) => id.replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));

function linkRequest({ member, userId }: Participant, { card, plan: chosen }: ActionOf<'linkCard'>): Request {
  const own = lettersOf(userId);
  return {
    method: 'POST',
    path: '/cards',
    body: {
      name: member.name,
      system: card.digits === '4444' ? 'mastercard' : 'visa',
      currencyCode: member.program.currencyCode,
      platformData: { token: `tok_${card.digits}_${own}`, lastDigits: card.digits, ...expiryOf(card) },
      ...(chosen && plan(chosen)),
    },
  };
}

/** The call by which a member does something. */
function requestOf(participant: Participant, action: Call, at: Instant): Request {
  const { member, cardIds } = participant;
  const ofCard = (digits: string, verb: string) => `/cards/${cardIds.get(digits) ?? ''}${verb}`;
  switch (action.kind) {
    case 'linkCard':
      return linkRequest(participant, action);
    case 'choosePrimary':
      return { method: 'POST', path: ofCard(action.digits, '/set-as-default') };
    case 'pauseCard':
      return { method: 'POST', path: ofCard(action.digits, '/pause') };
    case 'resumeCard':
      return { method: 'POST', path: ofCard(action.digits, '/resume') };
    case 'deleteCard':
      return { method: 'DELETE', path: ofCard(action.digits, '') };
    case 'upgrade':
    case 'comeBack': {
      const amountToCharge = priceOfUpgrade(member, action.plan, at) / 100;
      const cardId = cardIds.get(action.digits);
      return { method: 'PATCH', path: '/membership', body: { ...plan(action.plan), cardId, amountToCharge } };
    }
    case 'continue':
      return { method: 'PATCH', path: '/membership', body: member.plan && plan(member.plan) };
    case 'payDue':
      return { method: 'POST', path: '/membership/charge' };
    case 'schedule':
      return { method: 'POST', path: '/membership/downgrade', body: plan(action.plan) };
    case 'unschedule':
      return { method: 'DELETE', path: '/membership/downgrade' };
    case 'cancel':
      return { method: 'POST', path: '/membership/cancel', body: {} };
    case 'withdraw': {
      const cardId = cardIds.get(action.digits);
      return { method: 'POST', path: '/payouts', body: { cardId, amount: action.cents / 100 } };
    }
    case 'setCap':
      return {
        method: 'PATCH',
        path: '/membership',
        body: { maxRoundUp: action.cap === null ? null : action.cap / 100 },
      };
  }
}

/** Which calls may be sent again under their key. */
const hasKey = ({ path, body }: Request) =>
  !/\/cards\/./.test(path) && !(typeof body === 'object' && body !== null && 'maxRoundUp' in body);

/** Sends a call; now and then its answer is lost and it is sent again, or two come at once. */
async function send({ client, random }: Participant, request: Request): Promise<Response> {
  const { method, path, body } = request;
  const key = { 'Idempotency-Key': random.uuid() };
  const once = () => client.send(method, path, body, hasKey(request) ? key : {});
  if (!hasKey(request)) return once();
  const fault = random.next();
  if (fault < 0.15) await once();
  else if (fault < 0.2) await Promise.all([once(), once()]);
  return once();
}

async function outcomeOf(response: Response): Promise<Answer> {
  if (response.status === 202) return { outcome: 'pending' };
  if (response.ok) return { outcome: 'accepted' };
  if (response.status === 422) return { outcome: 'refused', reason: await response.text() };
  if (response.status !== 520) return { outcome: `status ${response.status}` };
  const { code } = v.parse(refusal, await response.json());
  const isDeclined = /^i_membership_subscription_00[12]$/.test(code);
  return { outcome: isDeclined ? 'declined' : 'refused', reason: code };
}

/** Has the operator waive what the model says that a member owes. */
async function waiveAt({ services }: TestServer, { member, email }: Participant): Promise<Answer> {
  const amountCents = member.debts.reduce((sum, { cents }) => sum + cents, 0);
  const whom = { clientId: member.program.tenant, email };
  try {
    await waiveDebts(services, whom, { reason: 'Simulated', amountCents });
    return { outcome: 'accepted' };
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    return { outcome: 'refused', reason: error.message };
  }
}

/** Has a member, or the operator, do something at the API; gives how it ended there, or what else came of it. */
export async function sendAction(
  server: TestServer,
  participant: Participant,
  action: Action,
  at: Instant,
): Promise<Answer> {
  if (action.kind === 'waive') return waiveAt(server, participant);
  const response = await send(participant, requestOf(participant, action, at));
  const answer = await outcomeOf(response);
  if (action.kind === 'linkCard' && answer.outcome === 'accepted') {
    const { card } = await readAnswer(response, linked);
    participant.cardIds.set(action.card.digits, card.id);
  }
  return answer;
}
