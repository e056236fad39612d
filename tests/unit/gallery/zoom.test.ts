import { describe, expect, it } from 'vitest';
import { clampZoom, nextZoom, scaleOf } from '#gallery/site/zoom.ts';

describe('the zoom of a drawing', () => {
  const drawing = { width: 2000, height: 1000 };

  it('[FLOW-16] opens legible, fits whole when it is asked to, and is never larger than true size by itself', () => {
    const room = { width: 800, height: 600 };
    expect(scaleOf('page', drawing, room)).toBe(0.6);
    expect(scaleOf('page', drawing, { width: 1500, height: 600 })).toBe(0.75);
    expect(scaleOf('whole', drawing, room)).toBe(0.4);
    expect(scaleOf('whole', drawing, { width: 800, height: 100 })).toBe(0.1);
    expect(scaleOf('whole', drawing, { width: 9000, height: 9000 })).toBe(1);
    expect(scaleOf(2, drawing, room)).toBe(2);
    expect(scaleOf('whole', drawing, { width: -32, height: -32 })).toBe(0);
  });

  it('[FLOW-16] goes from step to step, from wherever it is, and ends', () => {
    expect([nextZoom(0.6, 1), nextZoom(0.6, -1), nextZoom(1, 1), nextZoom(1, -1)]).toEqual([
      0.75, 0.5, 1.5, 0.75,
    ]);
    expect([nextZoom(3, 1), nextZoom(0.2, -1)]).toEqual([3, 0.2]);
    expect([clampZoom(9), clampZoom(0), clampZoom(1.1)]).toEqual([4, 0.1, 1.1]);
  });
});
