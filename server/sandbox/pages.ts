import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { html } from 'hono/html';
import type { outboxMails } from '#server/db/operations-schema.ts';
import { plainPagePolicy } from '#server/http/headers.ts';
import type { DemoMember } from '#server/demo/member-states.ts';

type Html = ReturnType<typeof html>;

const css = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { max-width: 46rem; margin: 3rem auto; padding: 0 1.25rem }
  h1 { font-size: 1.6rem } h2 { font-size: 1.1rem; margin: 2.25rem 0 .5rem }
  form { display: flex; flex-wrap: wrap; gap: .75rem; align-items: end }
  form div { flex-basis: 100%; display: flex; gap: .75rem }
  label { display: grid; gap: .25rem; font-size: .875rem }
  input, select, button { font: inherit; padding: .4rem .7rem; border: 1px solid #8886; border-radius: .4rem }
  button { cursor: pointer; font-weight: 600 }
  article { border-top: 1px solid #8884; padding: 1rem 0 } pre { white-space: pre-wrap; margin: .5rem 0 0 }
  code { font-size: .9em } small { opacity: .75 }`;

/** A page of the sandbox: plain HTML that runs nothing. */
export function page(c: Context, title: string, content: Html) {
  const nonce = randomBytes(16).toString('base64');
  c.header('Content-Security-Policy', plainPagePolicy(nonce));
  return c.html(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <title>${title}</title>
          <style nonce="${nonce}">
            ${css}
          </style>
        </head>
        <body>
          <h1>${title}</h1>
          ${content}
        </body>
      </html>`,
  );
}

interface SandboxView {
  tenants: readonly { id: string; name: string }[];
  states: readonly string[];
  now: Date;
  faults: readonly unknown[];
  /** One that was just made. */
  member?: DemoMember;
}

/** The sandbox's index: everything that it can do, as forms. */
export function sandboxPage(c: Context, { tenants, states, now, faults, member }: SandboxView) {
  const options = (values: readonly string[]) => values.map((value) => html`<option>${value}</option>`);
  return page(
    c,
    'Sandbox',
    html`
      <p>Tools for trying and testing. They do not exist in production.</p>
      <h2>Mail</h2>
      <p><a href="/sandbox/outbox">What would have been sent</a>, to one address with <code>?to=</code>.</p>
      <h2>Make a member</h2>
      <form method="post" action="/sandbox/members">
        <label
          >Client
          <select name="client">
            ${options(tenants.map(({ id }) => id))}
          </select></label
        >
        <label
          >State
          <select name="state">
            ${options(states)}
          </select></label
        >
        <button>Make</button>
      </form>
      ${member ? html`<p role="status">Made <code>${member.email}</code>, ${member.password === null ? 'activation token' : 'password'} <code>${member.password ?? member.activationToken}</code>.</p>` : ''}
      <h2>Clock</h2>
      <p>It is <time>${now.toISOString()}</time>.</p>
      <form method="post" action="/sandbox/clock">
        <label>Advance by seconds <input name="advance" type="number" value="86400" required /></label>
        <button>Advance</button>
      </form>
      <h2>Faults</h2>
      <p>${faults.length} waiting. Order them with <code>POST /sandbox/faults</code>.</p>
      <h2>Limits</h2>
      <p>Forget all tries, of sign-ups and logins too, with <code>DELETE /sandbox/throttle</code>.</p>
      <h2>Start again</h2>
      <form method="post" action="/sandbox/reset"><button>Put the demo data back</button></form>
    `,
  );
}

/** The mails that were not sent, newest first. */
export function outboxPage(c: Context, mails: readonly (typeof outboxMails.$inferSelect)[]) {
  const rows = mails.map(
    ({ clientId, recipient, subject, body, createdAt }) => html`
      <article>
        <strong>${subject}</strong><br />
        <small>To ${recipient}, from ${clientId}, <time>${createdAt.toISOString()}</time></small>
        <pre>${body}</pre>
      </article>
    `,
  );
  return page(
    c,
    'Outbox',
    html`<p><a href="/sandbox">Sandbox</a></p>
      ${rows.length > 0 ? rows : html`<p>No mail yet. Mail that the product would send appears here.</p>`}`,
  );
}
