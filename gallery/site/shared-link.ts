import { escape } from '#paths/text/escape.ts';

/** The link of what is shown, as others open it: at `FLOWS_URL` where the build names one. */
export function sharedLink(): string {
  const { FLOWS_URL } = import.meta.env;
  return FLOWS_URL ? new URL(window.location.hash, FLOWS_URL).href : window.location.href;
}

/** The link of a screen alone, for the frame of another page. */
export function embedOf(hash: string, size: { width: number; height: number }, title: string): string {
  const { href } = new URL(`screen.html${hash}`, import.meta.env.FLOWS_URL ?? window.location.href);
  return `<iframe src="${escape(href)}" width="${size.width}" height="${size.height}" title="${escape(title)}" loading="lazy"></iframe>`;
}
