import { randomBytes } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { html, raw } from 'hono/html';
import { framedPagePolicy } from '#server/content-policy.ts';
import type { ApiEnv } from '#server/http/context.ts';

const css = `
  :root { font: 15px/1.5 system-ui, sans-serif; color: #1d2430; background: #fff }
  body { margin: 0; padding: 20px } h1 { margin: 0 0 4px; font-size: 1.15rem } p { margin: 0 0 16px; color: #566070 }
  ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(220px, 1fr)); gap: 16px; margin: 0; padding: 0; list-style: none }
  button { width: 100%; padding: 0; border: 1px solid #d9dee6; border-radius: 10px; background: #fff; color: inherit; font: inherit; text-align: left; overflow: hidden; cursor: pointer }
  button span { display: block; padding: 10px 14px }
  button i { display: grid; place-items: center; aspect-ratio: 16 / 9; background: linear-gradient(135deg, #24304a, #5a6f9c); color: #fff; font-style: normal; font-size: 1.6rem }
  button[aria-pressed=true] i { background: #14203a } form { display: grid; gap: 12px } label { display: grid; gap: 4px }
  input { font: inherit; padding: 10px 12px; border: 1px solid #8a93a3; border-radius: 8px }
  form button { padding: 11px 14px; background: #24304a; color: #fff; text-align: center; font-weight: 600 }`;

/** Tells the page around it that it is there, as the pages do for which these stand. */
const greeting = `parent.postMessage({ type: 'frame.ready' }, '*');
  for (const button of document.querySelectorAll('button[aria-pressed]')) {
    button.onclick = () => button.setAttribute('aria-pressed', String(button.ariaPressed !== 'true'));
  }
  const form = document.querySelector('form');
  if (form) form.onsubmit = (event) => {
    event.preventDefault();
    document.querySelector('[role=status]').textContent = 'Invited. They hear from us by email.';
    form.reset();
  };`;

function framed(c: Context, title: string, content: ReturnType<typeof html>) {
  const nonce = randomBytes(16).toString('base64');
  c.header('Content-Security-Policy', framedPagePolicy(nonce));
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
          ${content}
          <script nonce="${nonce}">
            ${raw(greeting)};
          </script>
        </body>
      </html>`,
  );
}

const videos = [
  'First practice',
  'The bus ride',
  'Half-time',
  'After the whistle',
  'A letter home',
  'Next season',
];

/** Pages of others' that the app shows in frames: a player of videos, and a referral programme. */
export function fakeFrames() {
  return new Hono<ApiEnv>()
    .get('/showcase', (c) =>
      framed(
        c,
        'Showcase',
        html`<h1>Stand-in player</h1>
          <p>Here the provider’s showcase is played.</p>
          <ul>
            ${videos.map(
              (title) =>
                html`<li>
                  <button type="button" aria-pressed="false">
                    <i aria-hidden="true">▶</i><span>${title}</span>
                  </button>
                </li>`,
            )}
          </ul>`,
      ),
    )
    .get('/referral-program', (c) => {
      const { programId = '', firstName = '', lastName = '', email = '' } = c.req.query();
      return framed(
        c,
        'Referral program',
        html`<h1>Invite by email</h1>
          <p>Program ${programId}. You are ${firstName} ${lastName}, ${email}.</p>
          <form>
            <label>Your friend’s email <input type="email" name="friend" required /></label>
            <button>Send the invitation</button>
          </form>
          <p role="status"></p>`,
      );
    });
}
