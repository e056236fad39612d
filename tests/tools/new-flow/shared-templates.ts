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
