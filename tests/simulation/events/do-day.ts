import { act, buy, refund } from '../model/act.ts';
import type { Action } from '../model/action.ts';
import { day, dayOf, second, type Instant } from '../model/calendar.ts';
import { advance } from '../model/advance.ts';
import type { World } from '../world.ts';
import { enteredCard } from './cards.ts';
import { chooseAction } from './choose-action.ts';
import { logInAgain, signUp, type Participant } from './participant.ts';
import { randomFrom } from './random.ts';
import { sendAction } from './send-action.ts';
import { purchaseAt, refundAt } from './shopping.ts';

interface Plans {
  members: number;
  /** On how many days they join. */
  joiningDays: number;
  isFirstHalf: boolean;
  /** As much is done as on so many days. */
  daysANight: number;
}

/** Something that happens at an instant of the day. */
interface Event {
  at: Instant;
  happen: () => Promise<void>;
}

const hour = 3600 * second;

/** Has a member do something in the model and at the API; both are to end the same. */
async function perform(world: World, participant: Participant, action: Action, at: Instant): Promise<void> {
  const { member } = participant;
  world.setClock(at);
  await logInAgain(world.server, at - (at % day));
  await world.feed.flush();
  const { outcome, reason } = await sendAction(world.server, participant, action, at);
  const expected = act(member, action, at);
  if (outcome === expected) return;
  const what = `answers: ${action.kind}`;
  const found = reason === undefined ? outcome : `${outcome}: ${reason}`;
  world.report({ day: dayOf(at), member: member.name, what, expected, found });
}

async function arrive(world: World, at: Instant): Promise<void> {
  const { server, programs, participants, excluded, random } = world;
  const number = participants.length;
  const program = programs[number % programs.length];
  if (!program) return;
  world.setClock(at);
  const own = randomFrom(random.between(0, 2 ** 31));
  const inviters = participants.filter(({ member }) => {
    const [first] = member.periods;
    return member.program === program && first && first.startsAt < at - day && !excluded.has(member.name);
  });
  const inviter = program.friendReward !== null && own.chance(0.4) ? own.oneOf(inviters) : null;
  if (inviter !== null) await logInAgain(server, at - (at % day));
  const participant = await signUp(server, { program, number, inviter, random: own });
  participants.push(participant);
  const plan = own.oneOf(program.plans);
  await perform(world, participant, { kind: 'linkCard', card: enteredCard(own, at), plan }, at);
}

function shop({ feed }: World, participant: Participant, at: Instant): void {
  const { member, random } = participant;
  advance(member, at);
  if (random.chance(0.06)) {
    const back = refundAt(member, at, random);
    if (back === null) return;
    refund(back.purchase, back.cents, at);
    return feed.refunded(participant, back.purchase, { cents: back.cents, at });
  }
  const purchase = purchaseAt(member, at, random);
  if (purchase === null) return;
  buy(member, purchase);
  feed.bought(participant, purchase);
}

/** How likely a member does something on a day. */
function eagerness({ member }: Participant): number {
  if (member.status === 'overdue') return 0.08;
  if (member.status === 'suspended') return 0.2;
  if (member.status === 'churned') return 0.03;
  return 0.05;
}

async function doSomething(world: World, participant: Participant, at: Instant): Promise<void> {
  const { member, random } = participant;
  advance(member, at);
  const action = chooseAction({ member, at, random });
  if (action !== null) await perform(world, participant, action, at);
}

function eventsOf(world: World, participant: Participant, today: Instant, days: number): Event[] {
  const { random, purchasesADay } = participant;
  const at = () => today + random.between(6 * hour, 22 * hour);
  const events: Event[] = [];
  for (let left = purchasesADay * days; left > 0; left -= 1) {
    if (random.chance(Math.min(1, left))) {
      const time = at();
      events.push({ at: time, happen: async () => shop(world, participant, time) });
    }
  }
  if (random.chance(Math.min(1, eagerness(participant) * days))) {
    const time = at();
    events.push({ at: time, happen: () => doSomething(world, participant, time) });
  }
  return events;
}

/** How many join today: all of them within the first half. */
function arrivals({ random, participants }: World, { members, joiningDays, isFirstHalf }: Plans): number {
  const left = members - participants.length;
  if (left === 0) return 0;
  if (!isFirstHalf) return left;
  const usual = members / joiningDays;
  return Math.min(left, Math.floor(usual) + Number(random.chance(usual % 1)));
}

/** A day of the members: they join, buy, and do what members do. */
export async function doDay(world: World, today: Instant, plans: Plans): Promise<void> {
  const { random, participants, excluded } = world;
  const joining = Array.from({ length: arrivals(world, plans) }, (): Event => {
    const at = today + random.between(6 * hour, 22 * hour);
    return { at, happen: () => arrive(world, at) };
  });
  const others = participants
    .filter(({ member }) => !excluded.has(member.name))
    .flatMap((participant) => eventsOf(world, participant, today, plans.daysANight));
  const events = [...joining, ...others].toSorted((one, other) => one.at - other.at);
  await logInAgain(world.server, today);
  for (const { happen } of events) await happen();
  await world.feed.flush();
}
