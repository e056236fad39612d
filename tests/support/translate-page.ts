/** Replaces each text of the page by an element, as a browser that translates it does. */
export function translatePage(root: Node = document.body): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let each = walker.nextNode(); each; each = walker.nextNode()) texts.push(each as Text);
  for (const text of texts.filter(isTranslated)) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = text.nodeValue;
    outer.append(inner);
    text.replaceWith(outer);
  }
}

function isTranslated({ nodeValue, parentElement }: Text): boolean {
  const isWords = nodeValue !== null && nodeValue.trim() !== '';
  return isWords && parentElement?.closest('font, script, style, svg, textarea, [translate=no]') === null;
}
