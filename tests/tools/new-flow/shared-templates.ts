import type { FlowNames } from './names.ts';

/** The words of a new flow. */
export function messages({ camel, words }: FlowNames): string {
  return `export const ${camel}Messages = {
  title: '${words}',
  confirm: 'Confirm',
  confirmed: 'Confirmed.',
  reopen: 'Think again',
} as const;
`;
}

/** What a new flow reaches outside, which is nothing yet. */
export function actors({ kebab, camel, pascal, words }: FlowNames): string {
  return `import { ${camel}Machine } from '#machines/${kebab}/${kebab}.machine.ts';
import type { Outside } from '#src/app/outside.ts';

/** ${words} with its real actors. */
export function provide${pascal}(_: Outside) {
  return ${camel}Machine.provide({ actors: {} });
}
`;
}

interface Walked {
  /** What is imported of the browser. */
  drivers: string;
  /** Lines of further gestures and screens. */
  gestures: string;
  screens: string;
}

/** The walk of a new flow through its screen, with what it has besides a question and its answer. */
export function views({ kebab, camel, words }: FlowNames, more: Partial<Walked> = {}): string {
  const { drivers = 'page', gestures = '', screens = '' } = more;
  return `import { describe, expect, it } from 'vitest';
import { ${drivers} } from 'vitest/browser';
import { ${camel}Entry } from '#machines/${kebab}/${kebab}.entry.ts';
import type { ${camel}Machine } from '#machines/${kebab}/${kebab}.machine.ts';
import { ${camel}Messages } from '#src/flows/${kebab}/${kebab}.messages.ts';
import { walkScreens } from '#tests/support/view-walk.ts';
import { onScreen } from '#tests/support/on-screen.ts';

const button = (name: string) => page.getByRole('button', { name });

const screens = walkScreens<typeof ${camel}Machine>({
  ...onScreen(${camel}Entry),
  gestures: {
    '${camel}.confirm': () => button(${camel}Messages.confirm).click(),
    '${camel}.reopen': () => button(${camel}Messages.reopen).click(),
${gestures}  },
  screens: {
    asking: () => expect.element(button(${camel}Messages.confirm)).toBeVisible(),
    confirmed: () => expect.element(page.getByText(${camel}Messages.confirmed)).toBeVisible(),
${screens}  },
});

describe('${words}', () => {
  it('[FLOW-03] asserts each state in which it rests, and no other', () => {
    expect(screens.gaps()).toEqual({ missing: [], orphaned: [] });
  });

  it.each(screens.paths)('[FLOW-03] $title', async (path) => {
    await screens.walk(path);
  });
});
`;
}

interface Played {
  /** The case of the entry with which it begins, and the address that leads there. */
  start: string;
  at: string;
  /** Lines of further gestures, ends and states. */
  gestures: string;
  ends: string;
  shows: string;
}

/** How a new flow is played on the whole product. */
export function play(
  { kebab, camel }: FlowNames,
  played: Pick<Played, 'start' | 'at'> & Partial<Played>,
): string {
  const { start, at, gestures = '', ends = '', shows = '' } = played;
  return `import type { Page } from '@playwright/test';
import { ${camel}Messages as copy } from '#src/flows/${kebab}/${kebab}.messages.ts';
import type { Play, Plays } from '../driver.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name });

const ${camel}Play: Play = {
  members: { usual: 'active' },
  isSignedIn: true,
  starts: { '${start}': { how: 'Open {at}${at}.', come: ({ page }) => page.goto('${at}') } },
  gestures: {
    '${camel}.confirm': ({ page }) => button(page, copy.confirm).click(),
    '${camel}.reopen': ({ page }) => button(page, copy.reopen).click(),
${gestures}  },
  calls: {},
  plain: [],
${ends}  shows: {
    asking: (page) => button(page, copy.confirm),
    confirmed: (page) => page.getByText(copy.confirmed),
${shows}  },
};

export const plays: Plays = { ${camel}: ${camel}Play };
`;
}
