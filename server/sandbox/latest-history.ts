import { desc, eq } from 'drizzle-orm';
import { html } from 'hono/html';
import { formatMoney } from '#machines/domain/money-format.ts';
import type { Database } from '#server/db/database.ts';
import { accountHistory } from '#server/db/history-schema.ts';
import { clients, users } from '#server/db/schema.ts';
import type { Html } from './page.ts';

const shown = 6;

/** The latest entries of all histories, the latest first. */
export function latestHistory(db: Database) {
  return db
    .select({ entry: accountHistory, email: users.email, currencyCode: clients.currencyCode })
    .from(accountHistory)
    .innerJoin(users, eq(users.id, accountHistory.userId))
    .innerJoin(clients, eq(clients.id, accountHistory.clientId))
    .orderBy(desc(accountHistory.at), desc(accountHistory.position))
    .limit(shown);
}

type Line = Awaited<ReturnType<typeof latestHistory>>[number];

/** `2026-11-22 08:55`. */
const minuteOf = (instant: Date) => instant.toISOString().slice(0, 16).replace('T', ' ');

/** A kind as words: "Plan changed". */
function wordsOf(kind: string): string {
  const words = kind.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

function lineOf({ entry, email, currencyCode }: Line): Html {
  const { at, clientId, kind, by, plan, amountCents, cardLastDigits, browser, address, requestId } = entry;
  const facts = [
    plan,
    amountCents ? formatMoney(amountCents, currencyCode) : null,
    cardLastDigits && `card ${cardLastDigits}`,
  ].filter(Boolean);
  const from = by === 'program' ? ['automatic'] : [browser, address].filter(Boolean);
  return html`<tr>
    <td><time datetime="${at.toISOString()}">${minuteOf(at)}</time></td>
    <td>${email} <small>${clientId}</small></td>
    <td>${wordsOf(kind)} <small>${facts.join(' · ')}</small></td>
    <td>${from.join(' · ')} <small>${requestId ?? ''}</small></td>
  </tr>`;
}

/** What happened last to the accounts of all programs, as a card of the page. */
export function historyCard(lines: readonly Line[]): Html {
  return html`<section class="card wide">
    <h2>Account history</h2>
    <p>The latest entries of all members: each effect on money, plan, card, email and password, in UTC.</p>
    <div class="scroll">
      <table>
        <tr>
          <th>When</th>
          <th>Member</th>
          <th>What</th>
          <th>From, and the request’s id</th>
        </tr>
        ${lines.map(lineOf)}
      </table>
    </div>
  </section>`;
}
