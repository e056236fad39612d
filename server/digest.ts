import { createHash } from 'node:crypto';

/** SHA-256, base64url: what is kept of a secret, or of a key that may hold an address. */
export const digestOf = (text: string) => createHash('sha256').update(text).digest('base64url');
