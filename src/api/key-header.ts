/** The header under which a repeated call happens once; none where the server takes no keys. */
export function keyHeader(key: string | null): Readonly<Record<string, string>> {
  return key === null ? {} : { 'Idempotency-Key': key };
}
