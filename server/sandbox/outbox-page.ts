import type { Context } from 'hono';
import { html } from 'hono/html';
import type { outboxMails } from '#server/db/operations-schema.ts';
import { page, sandboxHead } from './page.ts';

type ShownMail = Pick<
  typeof outboxMails.$inferSelect,
  'clientId' | 'recipient' | 'subject' | 'body' | 'createdAt'
>;

/** The mails that were not sent, newest first. */
export function outboxPage(c: Context, mails: readonly ShownMail[]) {
  const rows = mails.map(
    ({ clientId, recipient, subject, body, createdAt }) => html`
      <article>
        <header>
          <h2>${subject}</h2>
          <small>To ${recipient}, from ${clientId}, <time>${createdAt.toISOString()}</time></small>
        </header>
        <pre>${body}</pre>
      </article>
    `,
  );
  return page(
    c,
    'Outbox',
    html`${sandboxHead}
      <main>
        <h1>Outbox</h1>
        <p>What the product would have sent, newest first. One address alone: <code>?to=</code></p>
        <div class="grid">
          <div class="card wide">
            ${rows.length > 0 ? rows : html`<p>No mail yet. Sign up or ask for a new password, and it appears here.</p>`}
          </div>
        </div>
      </main>`,
  );
}
