import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const mostCharacters = 110;

const inDocs = readdirSync('docs', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.md'),
);
const files = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...inDocs.map((file) => `docs/${file}`)];
const pages = files.map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

/** The first group of each match in each page, with the page. */
function found(pattern: RegExp, pickText = (text: string) => text): { file: string; what: string }[] {
  return pages.flatMap(({ file, text }) =>
    [...pickText(text).matchAll(pattern)].map(([, what = '']) => ({ file, what })),
  );
}

const withoutFences = (text: string) => text.replaceAll(/^```[\s\S]*?^```$/gm, '');
/** A link's target, an image and a row of a table have no place to break. */
const breakable = (line: string) =>
  line.replace(/^\|.*\|$/, '').replaceAll(/!\[[^\]]*\]\([^)]*\)|\]\([^)]*\)|<?https?:\/\/[^\s>]+>?/g, '');

describe('the written pages', () => {
  it('link only to files that exist', () => {
    const links = found(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g, withoutFences);
    expect(links.filter(({ file, what }) => !existsSync(join(dirname(file), what)))).toEqual([]);
    expect(links.length).toBeGreaterThan(50);
  });

  it('name only paths of the repository that exist, but for the made-up flow of the guide', () => {
    const paths = found(/`((?:machines|src|server|gallery|paths|tests|docs|\.ci)\/[\w./-]+)`/g);
    const real = paths.filter(({ what }) => !/gift-?card/i.test(what));
    expect(real.filter(({ what }) => !existsSync(what))).toEqual([]);
    expect(real.length).toBeGreaterThan(100);
  });

  it(`have no line of more than ${mostCharacters} characters outside of code blocks, tables and links`, () => {
    const lines = pages.flatMap(({ file, text }) =>
      withoutFences(text)
        .split('\n')
        .filter((line) => breakable(line).length > mostCharacters)
        .map((line) => ({ file, line })),
    );
    expect(lines).toEqual([]);
  });

  it('name only npm scripts that exist', () => {
    const named = found(/npm run (?:--silent )?([\w:-]+)/g);
    expect(named.filter(({ what }) => !Object.hasOwn(scripts, what))).toEqual([]);
    expect(named.length).toBeGreaterThan(50);
  });
});
