import type { Client } from './client.ts';

/** Where a client's videos are played: an address of its own, or else the provider's; null for a client without videos. */
export function showcaseUrl({ videosUrl, vimeoShowcaseId }: Client): string | null {
  if (vimeoShowcaseId === null) return null;
  return videosUrl ?? `https://vimeo.com/showcase/${encodeURIComponent(vimeoShowcaseId)}/embed`;
}
