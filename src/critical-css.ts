/** Markup whose inline styles stand apart, as rules that a policy with a nonce lets in. */
export interface Markup {
  markup: string;
  rules: string;
}

const entities: Readonly<Record<string, string>> = { '&quot;': '"', '&#x27;': "'", '&amp;': '&' };

/** Lifts the `style` attributes out of what React has written. What could end a rule is left out. */
export function liftStyles(written: string): Markup {
  const rules = new Map<string, number>();
  const markup = written.replaceAll(/ style="([^"]*)"/g, (_, text: string) => {
    const style = text.replaceAll(/&(?:quot|#x27|amp);/g, (entity) => entities[entity] ?? '');
    if (/[<>{}]|&\w/.test(style)) return '';
    if (!rules.has(style)) rules.set(style, rules.size);
    return ` data-style="${rules.get(style)}"`;
  });
  return { markup, rules: [...rules].map(([style, index]) => `[data-style="${index}"]{${style}}`).join('') };
}
