/** Foreign text as part of a line: without breaks and what steers a terminal or turns letters round, and cut where it is long. */
export function inOneLine(text: string, longest = 160): string {
  const line = text.replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim();
  return line.length > longest ? `${line.slice(0, longest)}…` : line;
}

/** Foreign text, short enough for a line. */
export function quoted(text: string): string {
  return `“${inOneLine(text, 60)}”`;
}
