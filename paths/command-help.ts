/** What a page of the documentation says of an `npm run` command: its list items, and the sections that show how it is called. Null for nothing. */
export function commandHelp(name: string, page: string): string | null {
  const calls = new RegExp(`npm run (--silent )?${name}(?![\\w:-])`);
  const blocks = page.split(/\n(?=#+ )/).flatMap((section) => {
    const [shown] = /^```sh\n[\s\S]*?^```$/m.exec(section) ?? [''];
    if (calls.test(shown)) return [section];
    return section.split(/\n(?=- |\n)/).filter((block) => block.startsWith('- ') && calls.test(block));
  });
  return blocks.length === 0 ? null : `${blocks.map((block) => block.trim()).join('\n\n')}\n`;
}
