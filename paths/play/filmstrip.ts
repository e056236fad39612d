import { escape } from '#paths/text/escape.ts';

export interface Picture {
  caption: string;
  state: string;
  /** A JPEG. */
  image: Buffer;
}

/** Pictures with their captions as a page that stands alone. */
export function stripOf(title: string, pictures: readonly Picture[]): string {
  const figures = pictures.map(
    ({ caption, state, image }) =>
      `<figure><img alt="" src="data:image/jpeg;base64,${image.toString('base64')}">` +
      `<figcaption>${escape(caption)} <code>${escape(state)}</code></figcaption></figure>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${escape(title)}</title>
<style>
  body { margin: 32px; font: 16px/1.5 system-ui, sans-serif; color-scheme: light dark; }
  main { display: grid; gap: 32px; grid-template-columns: repeat(auto-fill, minmax(min(640px, 100%), 1fr)); }
  figure { margin: 0; }
  img { width: 100%; border: 1px solid #8a919c; border-radius: 8px; }
</style>
<h1>${escape(title)}</h1>
<main>${figures.join('\n')}</main>
</html>
`;
}
