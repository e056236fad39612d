const media: readonly (readonly [RegExp, string])[] = [
  [/\bscreen and /g, ''],
  [/\bscreen\b/g, 'all'],
  [/\bprint\b/g, 'not all'],
];

/** The styles of the app tell a screen from paper: on paper, too, a picture of a screen looks like the screen. */
export function snapshotAt(): void {
  window.addEventListener('beforeprint', () => {
    for (const sheet of document.styleSheets) takeForScreen(sheet.cssRules);
  });
}

function takeForScreen(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      rule.media.mediaText = media.reduce(
        (text, [asked, taken]) => text.replaceAll(asked, taken),
        rule.media.mediaText,
      );
    }
    if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) takeForScreen(rule.cssRules);
  }
}
