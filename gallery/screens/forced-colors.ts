/** What a browser has for a color that it forces: of a ground, of words, and of an edge. */
const foreground = [
  '*,*::before,*::after{color:CanvasText!important;border-color:CanvasText!important;outline-color:Highlight!important}',
  '*,*::before,*::after{text-shadow:none!important;box-shadow:none!important;caret-color:CanvasText!important}',
  'a[href],a[href] *{color:LinkText!important}',
  'button,button *,[role=button]{color:ButtonText!important;border-color:ButtonBorder!important}',
  ':disabled,:disabled *{color:GrayText!important;border-color:GrayText!important}',
  'html,body{background:Canvas!important}',
].join('');

const isForced = (rule: CSSRule): rule is CSSMediaRule =>
  rule instanceof CSSMediaRule && rule.media.mediaText.includes('forced-colors: active');

/**
 * Shows a document about as a contrast theme does, which no page can switch on: the colors of the theme become system
 * colors, and the rules that the app has for forced colors hold. Pictures and drawings have their own, as they do there.
 */
export function simulateForcedColors(document: Document): void {
  const { style } = document.documentElement;
  const colors = [...style].filter(
    (name) => name.startsWith('--') && CSS.supports('color', style.getPropertyValue(name)),
  );
  const own = colors.map((name) => `${name}:${style.getPropertyValue(name)}`).join(';');
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `:root:root{color-scheme:dark!important;${colors.map((name) => `${name}:Canvas!important`).join(';')}}` +
      `svg,img{${own}}${foreground}`,
  );
  document.adoptedStyleSheets.push(sheet);
  const enforce = () => [...document.styleSheets].forEach((each) => enforceRules(each));
  enforce();
  new MutationObserver(enforce).observe(document.head, { childList: true, subtree: true });
  document.head.addEventListener('load', enforce, { capture: true });
}

/** The rules for forced colors hold now, and before what is forced. */
function enforceRules(sheet: CSSStyleSheet): void {
  for (const rule of [...sheet.cssRules].filter(isForced)) {
    rule.media.mediaText = 'all';
    for (const inner of rule.cssRules) {
      if (!(inner instanceof CSSStyleRule)) continue;
      const names = [...inner.style];
      for (const name of names)
        inner.style.setProperty(name, inner.style.getPropertyValue(name), 'important');
    }
  }
}
