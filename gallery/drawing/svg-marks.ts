import type { Mark } from './drawing.ts';

/** Each in a square of 12 pixels. Shapes, for the font lacks the characters. */
export const shapes: Record<Mark, string> = {
  member: '<circle cx="6" cy="6" r="2.2" class="solid"/><circle cx="6" cy="6" r="4.6"/>',
  reported: '<path d="M6 1.8 10.2 6 6 10.2 1.8 6Z"/>',
  good: '<path d="M2 6.6 4.8 9.4 10 3.2"/>',
  neutral: '<circle cx="6" cy="6" r="2.6" class="solid"/>',
  bad: '<path d="M2.8 2.8 9.2 9.2M9.2 2.8 2.8 9.2"/>',
  after: '<circle cx="6" cy="6" r="4.6"/><path d="M6 3.4V6l1.8 1.4"/>',
  arrow: '<path d="M1.5 6h8M6.8 3.2 9.6 6 6.8 8.8"/>',
  from: '<path d="M10.5 6h-8M5.2 3.2 2.4 6l2.8 2.8"/>',
  calls: '<path d="M9.8 4.4A4.3 4.3 0 1 0 10.3 6M10.2 2v2.6H7.6"/>',
  machine:
    '<rect x="1.6" y="1.6" width="8.8" height="8.8" rx="2"/><rect x="4.4" y="4.4" width="3.2" height="3.2" rx=".8" class="solid"/>',
  new: '<path d="M6 2v8M2 6h8"/>',
  gone: '<path d="M2 6h8"/>',
  changed: '<path d="M6 2.2 10.4 10H1.6Z"/>',
};

export function markSvg(mark: Mark, x: number, y: number): string {
  return `<g class="mark" transform="translate(${round(x)} ${round(y)})">${shapes[mark]}</g>`;
}

/** Half a pixel is fine enough, and short. */
export function round(value: number): string {
  return String(Math.round(value * 2) / 2);
}
