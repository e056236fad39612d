const points: readonly (readonly [title: string, text: string])[] = [
  [
    'Shop as you always do',
    'Link a card once. Sixty shops and kitchens around the harbour pay you cash back.',
  ],
  [
    'Round up to the next dollar',
    'Your change goes to the lifeboat, the food bank or whichever local cause you choose.',
  ],
  ['See where it went', 'Every month we tell you which cause received how much, to the cent.'],
];

/** The page that visitors of the white-label tenant see before they choose a plan. */
export const landingPage = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Harbor Giving: small change, big water</title>
    <meta name="description" content="Cash back from local shops, and your spare change for the causes that keep the coast going.">
    <link rel="icon" href="/media/harbor/favicon.svg">
    <link rel="stylesheet" href="/media/harbor/landing.css">
  </head>
  <body>
    <header>
      <img src="/media/harbor/logo.svg" alt="Harbor Giving" width="215" height="42">
      <a href="/login">Log in</a>
    </header>
    <main>
      <section class="hero">
        <div>
          <h1>Small change keeps the light on.</h1>
          <p>Round up what you buy, earn cash back from local shops, and help the causes that keep our coast going.</p>
          <p class="actions"><a class="button" href="/sign-up/tiers">Choose your plan</a> <span>From CA$5 a month. Cancel any time.</span></p>
        </div>
        <img src="/media/harbor/hero-1.svg" alt="A small harbour with colourful houses, fishing boats and a lighthouse" width="1200" height="640">
      </section>
      <ol>
${points.map(([title, text]) => `        <li><h2>${title}</h2><p>${text}</p></li>`).join('\n')}
      </ol>
    </main>
    <footer>
      <p>Harbor Giving, 14 Quay Street, Halifax, Nova Scotia</p>
      <p><a href="/support/terms">Terms</a> <a href="/support/privacy">Privacy</a> <a href="mailto:ahoy@harbor-giving.example">Write to us</a></p>
    </footer>
  </body>
</html>
`;

export const landingStyle = `* { box-sizing: border-box; }
body { margin: 0; color: #12343d; background: #f4f8f7; font: 17px/1.55 'Figtree Variable', Figtree, system-ui, sans-serif; }
header, main, footer { max-width: 1200px; margin: 0 auto; padding: 20px 24px; }
header, footer { display: flex; align-items: center; justify-content: space-between; gap: 24px; flex-wrap: wrap; }
a { color: #0b5563; text-underline-offset: 3px; }
header a, footer a { display: inline-block; padding: 10px 4px; }
footer { margin-top: 48px; border-top: 1px solid #cfdfdf; color: #48656c; font-size: 15px; }
footer p { margin: 0; }
footer a + a { margin-left: 16px; }
.hero { display: grid; gap: 40px; align-items: center; margin: 24px 0 56px; }
.hero img { display: block; width: 100%; height: 100%; min-height: 280px; object-fit: cover; object-position: 66% 50%; border-radius: 20px; }
h1 { margin: 0 0 16px; font-size: clamp(36px, 5.4vw, 60px); line-height: 1.06; letter-spacing: -.02em; text-wrap: balance; }
.hero p { max-width: 46ch; margin: 0 0 28px; font-size: 19px; }
.actions { display: flex; align-items: center; gap: 12px 20px; flex-wrap: wrap; }
.actions span { color: #48656c; font-size: 15px; }
.button { padding: 14px 24px; border-radius: 10px; background: #0b5563; color: #fff; font-weight: 600; text-decoration: none; }
.button:hover { background: #083f4a; }
:focus-visible { outline: 3px solid #e4572e; outline-offset: 3px; border-radius: 4px; }
ol { display: grid; gap: 24px; margin: 0; padding: 0; list-style: none; counter-reset: step; }
li { padding-top: 20px; border-top: 3px solid #0b5563; counter-increment: step; }
li::before { content: counter(step); color: #c03f19; font-weight: 700; }
h2 { margin: 4px 0 6px; font-size: 21px; line-height: 1.25; }
li p { margin: 0; }
@media (min-width: 860px) {
  .hero { grid-template-columns: 5fr 6fr; min-height: 460px; }
  ol { grid-template-columns: repeat(3, 1fr); gap: 40px; }
}
`;
