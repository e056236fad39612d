import { englishOf } from '#machines/domain/spelling.ts';
import { parseHex, useMode as registerMode, wcagContrast, modeLrgb, modeRgb } from 'culori/fn';
import { html, raw } from 'hono/html';
import type { ThemeDocument } from '#server/db/tenant-schema.ts';
import { letterStyles } from './letter-styles.ts';
import { greetingOf, type Mail } from './letter.ts';

registerMode(modeRgb);
registerMode(modeLrgb);

const fallbackBrand = '#1f2937';
const address = /(https?:\/\/\S+)/;

/** Of black and white the one that is easier to read on a colour. */
function inkOn(colour: string): string {
  return wcagContrast(colour, '#ffffff') >= wcagContrast(colour, '#000000') ? '#ffffff' : '#000000';
}

/** The tenant's colour; a text that is no hex colour is not used, since mail programs read little else. */
function brandOf(theme: ThemeDocument | null): string {
  const primary = theme?.settings['primary'] ?? '';
  return parseHex(primary) ? primary : fallbackBrand;
}

/** A paragraph, with its addresses as links. */
function paragraphOf(text: string) {
  const parts = text
    .split(address)
    .map((part) => (address.test(part) ? html`<a href="${part}">${part}</a>` : part));
  return html`<p>${parts}</p>`;
}

/**
 * A mail as a page, in the tenant's looks: one column of plain boxes with a style sheet in its head, which mail programs
 * that strip it still show in order. It loads nothing.
 * @param theme null where the tenant has none.
 */
export async function htmlOf(mail: Mail, theme: ThemeDocument | null): Promise<string> {
  const { client, letter } = mail;
  const { subject, paragraphs, facts = [], action } = letter;
  const brand = brandOf(theme);
  const page = html`<!doctype html>
    <html lang="${englishOf(client.currencyCode)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${subject}</title>
        <style>
          ${raw(letterStyles({ brand, ink: inkOn(brand) }))}
        </style>
      </head>
      <body>
        <div class="card">
          <div class="brand">${client.name}</div>
          <div class="text">
            <h1>${subject}</h1>
            <p>${greetingOf(mail)}</p>
            ${paragraphs.map(paragraphOf)}
            ${
              facts.length === 0
                ? ''
                : html`<table>
                    ${facts.map(
                      ([label, value]) =>
                        html`<tr>
                          <th scope="row">${label}</th>
                          <td>${value}</td>
                        </tr>`,
                    )}
                  </table>`
            }
            ${action ? html`<a class="action" href="${action.href}">${action.label}</a>` : ''}
          </div>
        </div>
        <div class="foot">
          <p>${client.name} · <a href="mailto:${client.supportEmail}">${client.supportEmail}</a></p>
        </div>
      </body>
    </html> `;
  return String(await page);
}
