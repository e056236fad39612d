/** The text of an element as it stands on the screen, line by line. */
export function linesOf(element: Element): string[] {
  const lines: { top: number; text: string }[] = [];
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode } = texts;
    for (const { segment, index } of new Intl.Segmenter().segment(currentNode.textContent ?? '')) {
      const range = document.createRange();
      range.setStart(currentNode, index);
      range.setEnd(currentNode, index + segment.length);
      const { top, width } = range.getBoundingClientRect();
      const last = lines.at(-1);
      if (last && (width === 0 || top === last.top)) last.text += segment;
      else if (width > 0) lines.push({ top, text: segment });
    }
  }
  return lines.map(({ text }) => text.trim());
}
