import { errorCodes } from '#machines/domain/error-codes.ts';
import { overallTimeout } from '#src/api/http.ts';

const seconds = overallTimeout / 1000;

/** What holds for every call: the part of the page that stands before the tables. */
export const prose = `# The API that the app needs

This page is for the team that writes the API. \`npm run back-end\` writes it from the code of the app, and a test
fails when it is out of date. *Specified* calls and fields are in the specification. *Optional* ones are the app's
own: it works without them, and the tables say what is lost. Check a running API against this page with one command:

\`\`\`sh
npm run conform -- https://api.example --client acme --as member.json
\`\`\`

[Commands](commands.md#conformance) explains its options.

## Address

- A call goes to \`{API}/w/v1/{client}/{path}\`. \`{API}\` is the variable \`VITE_API_HOST\`, or the app's own origin.
  \`{client}\` is the first label of the app's host name.
- \`GET sanctum/csrf-cookie\` has no prefix: \`{API}/sanctum/csrf-cookie\`.
- \`POST socialite/{provider}/redirect\` has the client alone: \`{API}/{client}/socialite/…\`.
- The path of a downgrade is the variable \`VITE_DOWNGRADE_PATH\`: \`membership/downgrade\` if it is not set.
- The API stands on the same site as the app: \`app.example.org\` and \`api.example.org\`. The app cannot run before an
  API on another site, because browsers do not send its cookies.
- Both use https. Plain http is for one machine.
- If the local storage of a browser has \`browser-security-disabled\` = \`1\`, each address has a parameter \`nonce\`.
  The API ignores it.

## Cookies and CSRF

- **Session.** Set it with the answer of the login, sign-up and activation: \`HttpOnly; Secure; SameSite=Lax; Path=/\`.
- **XSRF-TOKEN.** \`GET sanctum/csrf-cookie\` sets it, and so should the login. Scripts of the app read it: it must not be
  \`HttpOnly\`, and its \`Domain\` must be the common domain of app and API (\`Domain=example.org\`) if they are on
  different hosts. Let it live as long as the session: without it each change begins with one more call.
- Every call but a GET sends the decoded value as the header \`X-XSRF-TOKEN\`. The app fetches the cookie before the
  first one.
- Answer a missing or stale token with **419**, before any work. The app fetches a new cookie and sends the call once
  more. A second 419 is an error.

## Another origin (CORS)

Needed only if app and API are on different origins. Every call sends cookies. Every call but a GET has a preflight,
because its \`Content-Type\` is \`application/json\` and it has \`X-XSRF-TOKEN\`.

| header                             | value                                                              |
| ---------------------------------- | ------------------------------------------------------------------ |
| \`Access-Control-Allow-Origin\`      | the app's origin; \`*\` is refused by browsers                       |
| \`Access-Control-Allow-Credentials\` | \`true\`                                                             |
| \`Access-Control-Allow-Methods\`     | \`GET, POST, PATCH, DELETE\`                                         |
| \`Access-Control-Allow-Headers\`     | \`Content-Type, X-XSRF-TOKEN\`, \`x-utm-*\` one by one     |
| \`Access-Control-Expose-Headers\`    | \`Date, Retry-After\`: the time, and how long to wait                |
| \`Access-Control-Max-Age\`           | as long as you like: it saves a preflight for each call            |
| \`Vary\`                             | \`Origin\`                                                           |

- The first two belong to every answer, also to errors. Without them a browser hides the answer, and the app says that
  it is offline.
- The headers of tracking are \`x-utm-source\`, \`x-utm-medium\`, \`x-utm-campaign\`, \`x-utm-term\` and \`x-utm-content\`.
  Without them in the list, members who came by a campaign can neither link a card nor join.
- \`Idempotency-Key\` belongs to the list only if the client's configuration has \`featureFlags.idempotencyKeys: true\`.

## Requests

- \`Accept: application/json\` on every call, \`Content-Type: application/json\` on every call but a GET.
- A call may take ${seconds} seconds. A GET without an answer is sent twice more, one with 500, 502, 503 or 504 once.
- Nothing else is sent again by itself after an answer. *Keyed* calls cost money. With
  \`featureFlags.idempotencyKeys: true\` each has a header \`Idempotency-Key\`, a UUID that stays the same while one
  intent is repeated; do the work once for it and answer the same again. Without the flag the app sends no key, never
  repeats such a call, and does not promise that nobody is charged twice.

- **A browser repeats calls by itself.** Where a connection that was used before is cut before an answer, Chromium
  sends the call again on the next one, a POST too: one call of the app came seven times over HTTP/1.1, and twice over
  HTTP/2. The app cannot see or prevent it. Take \`Idempotency-Key\`, or see to it that a server that stops ends no
  connection in the middle of a payment.
- Answer a keyed call yourself and never with a redirect: the browser follows it, and the app does not take the answer of
  another address for that of a payment. It asks what became of it instead.

## The card provider's form

\`GET card-hosted-form\` answers with \`scriptContent\`: one script that draws the form. The app runs it in a frame of an
origin of its own (\`Origin: null\`, no storage, no cookies), where it may reach what \`CARD_FORM_ORIGINS\` names. It draws
into \`document.body\`. The app's skeleton leaves after 2 seconds at the latest, and a form that is silent is never taken
away. It tells the app what became of a card by an event, on \`document\`, \`window\` or any element:

\`\`\`js
const detail = { name: 'Maya Brooks', system: 'visa', platformData: { token: 'tok_4242' } };
document.dispatchEvent(new CustomEvent('success', { detail }));
document.dispatchEvent(new CustomEvent('error', { detail: { message: 'Your bank refused the card.' } }));
\`\`\`

- \`platformData\` is whatever your API needs: the app passes it on in \`POST cards\` as it came. Never put a card number
  there. \`name\` and \`system\` may be missing; one of the three must come. A detail may also be JSON as a text.
- What the form's button says (\`form button\`) becomes part of the consent beside it.

## Social logins

\`POST socialite/{provider}/redirect\` sends \`client\`, the label of the client, and \`page\`, the path of the page that the
member is on (\`/login\` or \`/sign-up/account\`), with \`referralCode\` where a friend invited them. Answer with
\`targetUrl\`, the address at which the provider asks. The app leaves for it. When the provider has sent the browser back
to your API, redirect it to \`page\` at the app's origin:

- with the session's cookie and \`?social=signed-in\`: the app reads \`GET users/me\` and goes on;
- with \`?social=refused\` where the person said no, \`?social=failed\` where it did not work, and \`?social=known\` where
  there is an account with this email and a password: the page then says so.

## Answers

- JSON, the body at the top or one level deeper under \`data\`: \`{"data": {"client": {…}}}\`. Unknown fields are ignored.
- A list stands under \`items\`, under \`data\`, or alone. The answer to a change may be empty: the app then reads again
  what it needs.
- A user's address stands under \`address\`, or among the user's fields: \`street\`, \`city\`, \`state\`, \`zip\`,
  \`country\`.
- **amount**: decimal major units, \`12.34\` or \`"12.34"\`. Never cents.
- **date and time**: ISO 8601 with a zone, \`2026-11-20T12:00:00Z\`. A date alone is midnight UTC, and a time without a
  zone is UTC. **day**: \`2026-11-20\`.
- **picture**: an address (\`https://cdn.example/x.png\`), or a path of the API: \`/media/x.png\`, \`media/x.png\`.
- **id**: a text or a number. **true or false**: JSON's own. **texts by language**: \`{"en": "Gold"}\`.
- **what day it is**: the header \`Date\` of the API's latest answer, with \`Age\` where a shared cache adds it. It decides
  which month the app names, what it calls late, and from when it counts a next charge. Where it is missing, hidden from
  another origin, unreadable, or less than five minutes from the device's clock, the device's own decides. Let no
  browser keep an answer longer than that without asking again.
- A row that cannot be read is left out of its list and counted. An unknown word of an enumeration is shown neutrally.

## Errors

| status             | what the app does                                                                       |
| ------------------ | --------------------------------------------------------------------------------------- |
| 401                | logs the member out; for an optional call only if \`GET users/me\` also answers 401       |
| 404, 405, 501      | of an optional call: leaves its part out until the page is loaded again                 |
| 409                | of a keyed call: the same one is still running; the app asks what became of it          |
| 419                | fetches the cookie and sends the call once more                                         |
| 422                | shows \`errorDetails.message\`, and \`errors\`, \`{"field": ["text"]}\`, beside their fields  |
| 429                | says how long to wait: \`Retry-After\`, in seconds or as a date                           |
| 500, 502, 503, 504 | after a keyed call: asks for a minute what happened, and never sends it again           |
| 520, 521           | shows the text of \`code\`, one of the codes below                                        |
| any other, none    | says in plain words what happened, with the words of the specification for support      |

The body of an error is \`{"code": "i_auth_003", "message": "…"}\`. A wrong password is 520 with \`i_auth_003\`: a 401 would
say that a session has ended. The codes: ${errorCodes.map((code) => `\`${code}\``).join(', ')}. Any other counts as
\`i_000\`.
`;
