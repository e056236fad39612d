import type { Part } from './run-parts.ts';
import { simulate } from './simulate.ts';

/* A process of a simulation: sends its results after each month to the one that started it. */

function readPart(text: string): Part {
  const part: Part = JSON.parse(text);
  return part;
}

process.on('disconnect', () => process.exit(1));

const result = await simulate({
  ...readPart(process.argv[2] ?? ''),
  onDay: (soFar) => {
    if (soFar.days % 30 === 0) process.send?.(soFar);
  },
});
process.removeAllListeners('disconnect');
process.send?.(result);
process.disconnect();
