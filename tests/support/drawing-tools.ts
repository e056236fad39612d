import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface DrawingTool {
  name: string;
  /** Gives an SVG as a PNG. */
  draw: (svg: Buffer) => Buffer;
}

const known = {
  'rsvg-convert': (from: string, to: string) => ['--unlimited', from, '--output', to],
  resvg: (from: string, to: string) => [from, to],
};

/** The tools on this machine that draw an SVG and are no browser. */
export function drawingTools(): DrawingTool[] {
  return Object.entries(known)
    .filter(([name]) => spawnSync(name, ['--version']).status === 0)
    .map(([name, argumentsOf]) => ({ name, draw: (svg) => drawn(name, argumentsOf, svg) }));
}

function drawn(name: string, argumentsOf: (from: string, to: string) => string[], svg: Buffer): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'drawing-'));
  try {
    const [from, to] = [join(folder, 'drawing.svg'), join(folder, 'drawing.png')];
    writeFileSync(from, svg);
    const { status, stderr } = spawnSync(name, argumentsOf(from, to));
    if (status !== 0) throw new Error(`${name} drew nothing: ${String(stderr)}`);
    return readFileSync(to);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
