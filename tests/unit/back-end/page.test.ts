import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { callNames, allCalls } from '#tests/tools/back-end/all-calls.ts';
import { describeAllCalls, fieldsOf, type DescribedCall } from '#tests/tools/back-end/described-calls.ts';
import { nameOf, pageFile, writePage } from '#tests/tools/back-end/page.ts';
import { resources } from '#tests/tools/back-end/resources.ts';

describe('the page for the team behind the API', () => {
  let calls: DescribedCall[];

  beforeAll(async () => {
    calls = await describeAllCalls();
  });

  test('[BACK-05] is as the code of the app writes it; npm run back-end writes it', async () => {
    const [old, page] = [readFileSync(pageFile, 'utf8'), await writePage()].map((text) => text.split('\n'));
    const added = page?.filter((line) => !old?.includes(line));
    expect({ added, lines: page?.length }).toEqual({ added: [], lines: old?.length });
  });

  test('[BACK-05] has a row for each call, with what is lost without it', () => {
    const page = readFileSync(pageFile, 'utf8');
    const rows = callNames.map((name) => `| \`${nameOf(allCalls[name])}\``);
    expect(rows.filter((row) => !page.includes(row))).toEqual([]);
  });

  test('[BACK-05] is written from cases of every call but the one that the client makes itself', () => {
    const unrecorded = calls.filter(({ recorded }) => recorded.requests.length === 0);
    expect(unrecorded.map(({ name }) => name)).toEqual(['fetchCsrfCookie']);
  });

  test('[BACK-05] says of each field that the app reads what is lost without it', () => {
    const bare = [
      ...resources.flatMap(({ name, shape }) =>
        fieldsOf(shape, { isDeep: false }).flatMap(({ path, note }) => (note ? [] : [`${name}: ${path}`])),
      ),
      ...calls.flatMap(({ name, answers }) =>
        answers.flatMap(({ shape }) =>
          fieldsOf(shape, { isDeep: false }).flatMap(({ path, note }) => (note ? [] : [`${name}: ${path}`])),
        ),
      ),
    ];
    expect(bare).toEqual([]);
  });

  test('[BACK-05] has no field that the app does not read', () => {
    const unread = resources.flatMap(({ name, shape, notes }) => {
      const read = new Set(fieldsOf(shape, { isDeep: false }).map(({ path }) => path));
      return Object.keys(notes)
        .filter((path) => !read.has(path))
        .map((path) => `${name}: ${path}`);
    });
    expect(unread).toEqual([]);
  });

  test('[BACK-05] describes what the decoder of each call reads', () => {
    const opaque = calls.flatMap(({ name, answers }) =>
      answers.flatMap(({ shape }) =>
        fieldsOf(shape, { isDeep: true })
          .filter(({ shape: each }) => each.kind === 'leaf' && each.leaf === 'anything')
          .map(({ path }) => `${name}: ${path}`),
      ),
    );
    expect(opaque).toEqual([]);
  });
});
