import type { Context } from 'hono';
import { html } from 'hono/html';
import { demoEmail, demoPassword, type DemoMember } from '#server/demo/member-states.ts';
import { demoStates, personas } from '#server/demo/personas.ts';
import { historyCard, type latestHistory } from './latest-history.ts';
import { page, sandboxHead, type Html } from './page.ts';

interface SandboxView {
  tenants: readonly { id: string; name: string; address: string }[];
  now: Date;
  /** The kinds of work that are due and not done yet. */
  settling: readonly string[];
  /** How many faults wait to be injected. */
  faults: number;
  history: Awaited<ReturnType<typeof latestHistory>>;
  /** One that was just made. */
  member?: DemoMember;
}

const testCards = [
  ['4242 4242 4242 4242', 'Visa, accepted'],
  ['5555 5555 5555 4444', 'Mastercard, accepted'],
  ['3782 822463 10005', 'American Express, refused'],
  ['6011 1111 1111 1117', 'Discover, refused'],
  ['4000 0000 0000 0002', 'Declined'],
  ['4000 0000 0000 0069', 'Linked to another account'],
  ['4000 0000 0000 0119', 'Enrolled elsewhere'],
  ['4000 0000 0000 0259', 'Accepted once; later charges are declined'],
  ['4000 0000 0000 0341', 'Accepted; a charge takes six seconds'],
] as const;

const leaps = [
  ['1 hour', 3600],
  ['1 day', 86_400],
  ['1 week', 604_800],
  ['31 days', 2_678_400],
] as const;

const option = (value: string) => html`<option>${value}</option>`;

/** `2026-11-22 08:55 UTC`. */
const inUtc = (instant: Date) => `${instant.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

const row = (left: string, right: string) =>
  html`<tr>
    <td><code>${left}</code></td>
    <td>${right}</td>
  </tr>`;

/** Whether what was due is done. */
const settlingText = (settling: readonly string[]) =>
  settling.length === 0
    ? 'Everything that was due is settled.'
    : `Still settling: ${settling.join(', ')}. This page looks again by itself.`;

const made = ({ email, password, activationToken }: DemoMember) =>
  password === null
    ? html`<p class="told" role="status">
        Made <code>${email}</code>, activation token <code>${activationToken}</code>.
      </p>`
    : html`<p class="told" role="status">Made <code>${email}</code>, password <code>${password}</code>.</p>`;

/** The first page of the sandbox: where each tenant is, who can sign in, and everything that can be changed, as forms. */
export function sandboxPage(c: Context, { tenants, now, settling, faults, history, member }: SandboxView) {
  if (settling.length > 0 && !member) c.header('Refresh', '2; url=/sandbox');
  return page(
    c,
    'Sandbox',
    html`${sandboxHead}
      <main>
        <h1>Three programs to try</h1>
        <p>
          Each has its own members, offers and looks. Sign in as one of the members below, or join with a test
          card.
        </p>
        <div class="grid">${tenants.map(tenantCard)}</div>
        <div class="grid">
          <section class="card wide">
            <h2>Members</h2>
            <p>The same in every program. Password <code>${demoPassword}</code></p>
            <div class="scroll">
              <table>
                <tr>
                  <th>Email</th>
                  <th>What it shows</th>
                </tr>
                ${demoStates.map((state) => row(demoEmail(state), personas[state].shows))}
              </table>
            </div>
          </section>
          <section class="card">
            <h2>Make a member</h2>
            <p>A new one in any state, with an address of its own.</p>
            ${member ? made(member) : ''}
            <form method="post" action="/sandbox/members">
              <label
                >Program
                <select name="client">
                  ${tenants.map(({ id }) => option(id))}
                </select></label
              >
              <label
                >State
                <select name="state">
                  ${demoStates.map(option)}
                </select></label
              >
              <button class="main">Make</button>
            </form>
          </section>
          <section class="card">
            <h2>Clock</h2>
            <p>The server’s time is <time>${inUtc(now)}</time>. Everything with a date follows it.</p>
            <p role="status">${settlingText(settling)}</p>
            <form method="post" action="/sandbox/clock">
              <div class="choices">
                ${leaps.map(([label, seconds]) => html`<button name="advance" value="${seconds}">+ ${label}</button>`)}
              </div>
            </form>
          </section>
          <section class="card">
            <h2>Outbox</h2>
            <p>Codes, links and notices that would have been sent by email.</p>
            <p><a href="/sandbox/outbox">Open the outbox</a></p>
          </section>
          <section class="card">
            <h2>Faults and limits</h2>
            <p>
              ${faults} ${faults === 1 ? 'fault waits' : 'faults wait'}. Order them with
              <code>POST /sandbox/faults</code>.
            </p>
            <form method="post" action="/sandbox/throttle"><button>Forget all tries</button></form>
          </section>
          <section class="card wide">
            <h2>Test cards</h2>
            <p>Any expiry date to come and any security code will do.</p>
            <div class="scroll">
              <table>
                <tr>
                  <th>Number</th>
                  <th>What happens</th>
                </tr>
                ${testCards.map(([number, what]) => row(number, what))}
              </table>
            </div>
          </section>
          ${historyCard(history)}
          <section class="card wide">
            <h2>Start again</h2>
            <p>Deletes everything that was done here, and puts the demo data and the clock back.</p>
            <form method="post" action="/sandbox/reset"><button>Put the demo data back</button></form>
          </section>
        </div>
      </main>`,
  );
}

function tenantCard({ id, name, address }: SandboxView['tenants'][number]): Html {
  return html`<a class="card tenant" href="${address}">
    <span><img src="/media/${id}/logo.svg" alt="" /></span>
    <strong>${name}</strong>
    <small>${address}</small>
  </a>`;
}
