/** A rule of the server that does not work, and the months after which that is found at the latest. */
export interface PlantedFault {
  rule: string;
  months: number;
  /** Of members among whom the fault shows; 11 unless another is needed. */
  seed?: number;
  /** What the simulation names first. */
  what: string;
  /** When the database changes what the server writes, and to what. */
  on: string;
  change: string;
}

/** Each rule removed by a trigger: whatever the server's source looks like, what it writes is not what it should be. */
export const plantedFaults: readonly PlantedFault[] = [
  {
    rule: 'a charge is what the plan costs',
    what: 'books: charged',
    months: 1,
    on: 'before insert on charges for each row',
    change: 'new.amount_cents := new.amount_cents + 1; return new;',
  },
  {
    rule: 'a period ends on the day before the next one',
    what: 'books: periodEndsAt',
    months: 1,
    on: 'before insert on membership_subscriptions for each row',
    change: `new.ends_at := new.ends_at + interval '1 day'; return new;`,
  },
  {
    rule: 'a declined renewal stays owed',
    what: 'books: status',
    months: 5,
    on: `before update on memberships for each row when (new.status = 'overdue')`,
    change: `new.status := 'churned'; return new;`,
  },
  {
    rule: 'what is unpaid is tried again',
    what: 'promises: what is unpaid is tried again, or suspended',
    months: 6,
    on: `before update on dunning for each row`,
    change: 'return old;',
  },
  {
    rule: 'a schedule of tries begins with the debt',
    what: 'books: declinedCharges',
    months: 6,
    on: 'before insert on dunning for each row',
    change: 'return null;',
  },
  {
    rule: 'each try has one notice',
    what: 'mails: declined',
    months: 6,
    on: `after insert on outbox_mails for each row when (new.subject like 'Your payment didn%' and pg_trigger_depth() = 0)`,
    change: 'new.id := gen_random_uuid(); insert into outbox_mails select new.*; return null;',
  },
  {
    rule: 'no fifth try is made',
    what: 'books: declinedCharges',
    months: 6,
    on: `before update on dunning for each row when (new.due_at = old.due_at + interval '16 days')`,
    change: `if (select count(*) from account_history h join memberships m on m.user_id = h.user_id where m.id = new.membership_id and h.owed_since = new.due_at - interval '30 days') < 5 then new.due_at := old.due_at; end if; return new;`,
  },
  {
    rule: 'who does not pay is suspended',
    what: 'promises: what is unpaid is tried again, or suspended',
    months: 6,
    seed: 13,
    on: `before update on memberships for each row when (new.status = 'suspended')`,
    change: 'new.status := old.status; return new;',
  },
  {
    rule: 'a reward is confirmed on its day',
    what: 'promises: a reward is confirmed or refused on its day',
    months: 3,
    on: `before update on card_transactions for each row when (new.reward_status = 'confirmed' and old.reward_status = 'pending')`,
    change: 'return old;',
  },
  {
    rule: 'a refund reduces the reward of its purchase',
    what: 'books: balance',
    months: 4,
    on: 'before insert on card_transactions for each row when (new.refund_of is not null)',
    change: 'new.refund_of := null; return new;',
  },
  {
    rule: 'a paused card loses what it has earned',
    what: 'ledger: balance: confirmed',
    months: 12,
    on: `before update on card_transactions for each row when (new.reward_status = 'forfeited')`,
    change: 'return old;',
  },
  {
    rule: 'what is withdrawn leaves the balance',
    what: 'ledger: balance: confirmed',
    months: 6,
    on: 'before update on card_transactions for each row when (new.paid_out_cents > old.paid_out_cents)',
    change: 'return old;',
  },
  {
    rule: 'giving is passed on, once charged',
    what: 'books: passedOn',
    months: 3,
    on: 'before insert on donations for each row',
    change: 'return null;',
  },
  {
    rule: 'a friend who stayed is rewarded',
    what: 'books: friendsWhoStayed',
    months: 6,
    on: `before update on referrals for each row when (new.status = 'approved')`,
    change: `new.status := 'denied'; new.reward_amount_cents := null; return new;`,
  },
  {
    rule: 'round-ups that were left are charged',
    what: 'summary: nextCharge',
    months: 6,
    on: 'before update on membership_subscriptions for each row when (new.last_charge_at is not null)',
    change: 'new.last_charge_at := null; return new;',
  },
  {
    rule: 'an effect is mailed',
    what: 'mails: welcome',
    months: 1,
    on: 'before insert on mail_orders for each row',
    change: 'return null;',
  },
  {
    rule: 'an effect is mailed once',
    what: 'mails: welcome',
    months: 1,
    on: 'after insert on outbox_mails for each row when (pg_trigger_depth() = 0)',
    change: 'new.id := gen_random_uuid(); insert into outbox_mails select new.*; return null;',
  },
  {
    rule: 'a lost answer is not a second order',
    what: 'answers: cancel',
    months: 6,
    on: 'before insert on idempotency_keys for each row',
    change: 'return null;',
  },
  {
    rule: 'a charge has its sides in the ledger',
    what: 'ledger: processor',
    months: 1,
    on: `before insert on ledger_postings for each row when (new.account in ('processor', 'revenue'))`,
    change: 'return null;',
  },
  {
    rule: 'a withdrawal that a bank sends back is in the balance again',
    what: 'ledger: balance: confirmed',
    months: 9,
    on: 'before update on card_transactions for each row when (new.paid_out_cents < old.paid_out_cents)',
    change: 'return old;',
  },
  {
    rule: 'a withdrawal that comes back does so on its day',
    what: 'promises: a withdrawal comes back and an access ends on their days',
    months: 6,
    on: 'before delete on due_effects for each row',
    change: 'return null;',
  },
  {
    rule: 'a charge at a slow bank is settled',
    what: 'promises: a charge that passed is settled',
    months: 4,
    on: `before update on charges for each row when (old.status = 'pending')`,
    change: 'return old;',
  },
  {
    rule: 'a period is renewed when it ends',
    what: 'promises: a period is renewed when it ends',
    months: 3,
    on: 'before insert on due_claims for each row',
    change: `if exists (select from memberships where user_id = new.user_id and status = 'active' and renews_at < (select max(last_seen_at) from sessions)) then return null; end if; return new;`,
  },
  {
    rule: 'giving waits no longer than its charge',
    what: "promises: a month's giving waits only while something of it is owed",
    months: 6,
    on: `before update on contribution_months for each row when (new.giving = 'passedOn')`,
    change: `new.giving := 'waiting'; return new;`,
  },
  {
    rule: 'a mail of a charge has the number of its receipt',
    what: 'mails: a receipt of each charge',
    months: 1,
    on: `before insert on outbox_mails for each row when (new.body like '%Receipt: R-%')`,
    change: `new.body := replace(new.body, 'Receipt: R-', 'Charge: R-'); return new;`,
  },
  {
    rule: 'a waiver is of what is owed',
    what: 'books: waived',
    months: 9,
    on: `before insert on charges for each row when (new.status = 'waived')`,
    change: 'new.amount_cents := new.amount_cents + 1; return new;',
  },
];
