import type { Context } from 'hono';
import { html } from 'hono/html';
import type { outboxMails } from '#server/db/operations-schema.ts';
import { mailPolicy } from '#server/content-policy.ts';
import { page, sandboxHead } from './page.ts';

type ShownMail = Pick<
  typeof outboxMails.$inferSelect,
  'id' | 'clientId' | 'recipient' | 'subject' | 'body' | 'createdAt'
>;

/** The mails that were not sent, newest first. */
export function outboxPage(c: Context, mails: readonly ShownMail[]) {
  const rows = mails.map(
    ({ id, clientId, recipient, subject, body, createdAt }) => html`
      <article>
        <header>
          <h2>${subject}</h2>
          <small>To ${recipient}, from ${clientId}, <time>${createdAt.toISOString()}</time></small>
        </header>
        <pre>${body}</pre>
        <p><a href="/sandbox/outbox/${id}">Open it as it looks</a></p>
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

/** A mail as mail programs show it. */
export function mailPage(c: Context, { html: content }: Pick<typeof outboxMails.$inferSelect, 'html'>) {
  c.header('Content-Security-Policy', mailPolicy);
  return c.html(content);
}
