import { escape } from '#paths/text/escape.ts';
import { hex } from './plain-svg.ts';

interface Size {
  width: number;
  height: number;
}

/**
 * Takes the words off a screen that is to be photographed, and gives them as texts of an SVG in the place, font and
 * colour that they had. Words that something covers, and those of fields, stay in the photograph.
 */
export function liftTexts(body: HTMLElement, size: Size): { texts: string; restore: () => void } {
  const texts: string[] = [];
  const changed: HTMLElement[] = [];
  for (const [element, nodes] of textsByElement(body)) {
    const lines = nodes.flatMap((node) => linesOf(node, size));
    const isLifted = lines.length > 0 && lines.every(({ place }) => isOnTop(element, place));
    if (isLifted) texts.push(...lines.map((line) => textOf(element, line)));
    element.style.setProperty('-webkit-text-fill-color', isLifted ? 'transparent' : 'currentcolor');
    changed.push(element);
  }
  const restore = () => {
    for (const element of changed) element.style.removeProperty('-webkit-text-fill-color');
  };
  return { texts: texts.join(''), restore };
}

interface TextLine {
  words: string;
  place: DOMRect;
}

function textsByElement(body: HTMLElement): Map<HTMLElement, Text[]> {
  const found = new Map<HTMLElement, Text[]>();
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const element = node.parentElement;
    if (!element || node.data.trim() === '' || !isSeen(element)) continue;
    found.set(element, [...(found.get(element) ?? []), node]);
  }
  return found;
}

/** The frame has its own window, so nothing in it is an instance of this window's classes. */
function isSeen(element: HTMLElement): boolean {
  return (
    element.namespaceURI === 'http://www.w3.org/1999/xhtml' &&
    !['SCRIPT', 'STYLE', 'OPTION', 'TEXTAREA'].includes(element.tagName) &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  );
}

/** The words of a text as they are broken into lines, as far as they are within the screen. */
function linesOf(node: Text, { width, height }: Size): TextLine[] {
  const range = node.ownerDocument.createRange();
  const lines: TextLine[] = [];
  for (const { 0: word, index } of node.data.matchAll(/\S+/g)) {
    range.setStart(node, index);
    range.setEnd(node, index + word.length);
    const place = range.getBoundingClientRect();
    if (place.width === 0 || place.height === 0) continue;
    const last = lines.at(-1);
    if (last && Math.abs(last.place.top - place.top) < 2) {
      last.words += ` ${word}`;
      last.place = new DOMRect(last.place.x, place.y, place.right - last.place.x, place.height);
    } else lines.push({ words: word, place });
  }
  return lines.filter(
    ({ place }) => place.bottom > 0 && place.top < height && place.right > 0 && place.left < width,
  );
}

function isOnTop(element: HTMLElement, place: DOMRect): boolean {
  const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
  const hit = element.ownerDocument.elementFromPoint(x, y);
  return hit !== null && (hit === element || element.contains(hit));
}

function textOf(element: HTMLElement, { words, place }: TextLine): string {
  const style = getComputedStyle(element);
  const size = Number.parseFloat(style.fontSize);
  const [family = ''] = style.fontFamily.split(',');
  const attributes = {
    x: place.x.toFixed(1),
    y: (place.y + place.height / 2 + size * 0.35).toFixed(1),
    'font-size': String(size),
    'font-weight': style.fontWeight,
    'font-family': `${installedName(family)}, sans-serif`,
    fill: hex(style.color),
    ...(style.textDecorationLine !== 'none' && { 'text-decoration': style.textDecorationLine }),
    textLength: place.width.toFixed(1),
    lengthAdjust: 'spacingAndGlyphs',
  };
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escape(value)}"`);
  return `<text${written.join('')}>${escape(transformed(words, style.textTransform))}</text>`;
}

function transformed(words: string, transform: string): string {
  return transform === 'uppercase' ? words.toUpperCase() : words;
}

/** A variable font is installed under its plain name. */
function installedName(family: string): string {
  return family
    .replaceAll(/["']/g, '')
    .replace(/ Variable$/, '')
    .trim();
}
