import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { commandHelp } from '#paths/command-help.ts';

const page = readFileSync('docs/commands.md', 'utf8');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

/** The commands that answer `--help` from the page. */
const asked = Object.entries(scripts).flatMap(([name, script]) => {
  const file = /tsx ([\w./-]+\.ts)/.exec(script)?.[1];
  return file !== undefined && readFileSync(file, 'utf8').includes('runCommand(') ? [name] : [];
});

describe('the help of a command', () => {
  it('is what the page says of it: its items, and the section that shows how it is called', () => {
    const text = [
      '# Commands\n\n## Flows\n\n- `npm run paths` lists paths.\n  See below.\n- `npm run paths:all` is another.\n',
      '### Paths\n\n```sh\nnpm run --silent paths -- login\n```\n\n- `--out FILE` writes a file.\n',
      '## Benchmarks\n\n- `npm run bench`: speed.\n',
    ].join('\n');
    expect(commandHelp('paths', text)).toBe(
      [
        '- `npm run paths` lists paths.\n  See below.\n',
        '### Paths\n\n```sh\nnpm run --silent paths -- login\n```\n\n- `--out FILE` writes a file.\n',
      ].join('\n'),
    );
    expect(commandHelp('bench', text)).toBe('- `npm run bench`: speed.\n');
    expect(commandHelp('path', text)).toBeNull();
  });

  it('is there for every command that reads its options', () => {
    expect(asked.length).toBeGreaterThan(15);
    expect(asked.filter((name) => commandHelp(name, page) === null)).toEqual([]);
  });
});
