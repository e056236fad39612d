import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folders = ['paths/drive/drivers', 'tests/views'];
const users = folders.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => /\.(ts|tsx)$/.test(name))
    .map((name) => `${folder}/${name}`),
);
const sources = new Map(users.map((file) => [file, readFileSync(file, 'utf8')]));

/** The machines whose gestures stand in one place, by file. */
const shared = readdirSync('paths/drive/gestures').map((file) => {
  const types = readFileSync(`paths/drive/gestures/${file}`, 'utf8').matchAll(/^ {2}'([\w.]+)': \(/gm);
  return { file, types: [...types].map(([, type = '']) => type) };
});

/** The rest of the object or call in which a file names the shared gestures. */
function besideShared(source: string, file: string): string[] {
  const name = `${file.replace(/\.ts$/, '').replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Gestures`;
  return source
    .split(/\n(?=const )/)
    .filter((part) => part.includes(`, ${name})`) || part.includes(`(${name})`));
}

describe.each(shared)('the gestures in $file', ({ file, types }) => {
  const importing = users.filter((user) => sources.get(user)?.includes(`gestures/${file}'`));

  it('[FLOW-03] are made by the driver of the flow and by its walks over the screens', () => {
    expect(types.length).toBeGreaterThan(0);
    expect(importing.map((user) => folders.find((folder) => user.startsWith(folder)))).toEqual(folders);
  });

  it('[FLOW-03] are defined nowhere else for their machine', () => {
    const second = importing.flatMap((user) =>
      besideShared(sources.get(user) ?? '', file).flatMap((part) =>
        types.filter((type) => part.includes(`'${type}':`)).map((type) => `${user}: ${type}`),
      ),
    );
    expect(second).toEqual([]);
  });
});
