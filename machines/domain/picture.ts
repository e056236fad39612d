import * as v from 'valibot';
import { optionalText, textOrNull } from './wire.ts';

/**
 * The address of a picture: on the web, in the text itself, or a path of the API, also one without its slash. Empty for
 * any other, such as `javascript:`.
 */
export function pictureAddress(text: string): string {
  if (/^(https?:\/\/[^/]|\/(?![/\\])|data:image\/(png|jpeg|gif|webp|avif);base64,)/i.test(text)) return text;
  if (/^\/\/[\w-]/.test(text)) return `https:${text}`;
  return /^[\w-][\w./%-]*(\?[\w.=&%-]*)?$/.test(text) && !text.includes('..') ? `/${text}` : '';
}

/** A picture; empty for none. */
export const picture = v.pipe(optionalText, v.transform(pictureAddress));

/** A picture; null for none. */
export const pictureOrNull = v.pipe(
  textOrNull,
  v.transform((text) => pictureAddress(text ?? '') || null),
);

/** From where a picture is loaded: a path is one of the API's `origin`, which is empty for the app's own. */
export function pictureAt(origin: string, address: string): string {
  return address.startsWith('/') ? origin + address : address;
}
