import { html } from 'hono/html';

/** What is shown of a page where a link to it is shared or found. */
export interface Preview {
  /** Of the tenant. */
  name: string;
  /** What the page is for, in a sentence; empty for nothing. */
  about: string;
  /** The whole address of a picture; empty for none. */
  picture: string;
  /** The public address of the page, without a query. */
  address: string;
}

/** A sentence for search, and the card of social networks. */
export function previewTags({ name, about, picture, address }: Preview): string {
  const text = about === '' ? '' : html`<meta name="description" content="${about}" />`;
  const card = {
    'og:type': 'website',
    'og:site_name': name,
    'og:title': name,
    'og:description': about,
    'og:url': address,
    'og:image': picture,
  };
  const tags = Object.entries(card).filter(([, content]) => content !== '');
  const size = picture === '' ? 'summary' : 'summary_large_image';
  return [
    text,
    ...tags.map(([property, content]) => html`<meta property="${property}" content="${content}" />`),
    html`<meta name="twitter:card" content="${size}" />`,
  ]
    .map(String)
    .join('');
}
