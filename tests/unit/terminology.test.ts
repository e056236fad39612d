import * as v from 'valibot';
import { expect, it } from 'vitest';
import { terminologyOf } from '#machines/domain/terminology.ts';
import { defaultTheme, themeSchema } from '#machines/domain/theme.ts';
import { demoTenants } from '#server/demo/tenants/tenants.ts';
import { signUpMessages } from '#src/flows/sign-up/sign-up.messages.ts';
import { expectedTenants } from '#tests/support/expected-tenants.ts';

const copy = signUpMessages.affinity;

it('[BOOT-08] a programme is spoken of in its tenant’s nouns, and has causes where it says nothing', () => {
  expect(terminologyOf(defaultTheme)).toEqual({ cause: 'cause', causes: 'causes' });
  const labels = [
    { key: 'noun_cause', value: 'crew', css: [] },
    { key: 'noun_causes', value: '', css: [] },
  ];
  expect(terminologyOf({ ...defaultTheme, labels })).toEqual({ cause: 'crew', causes: 'causes' });
});

it('[JOIN-06] [BOOT-08] only the programme that supports teams speaks of teams', () => {
  for (const { id, theme } of demoTenants)
    expect(terminologyOf(v.parse(themeSchema, theme))).toEqual(expectedTenants[id].terminology);
  expect(copy.legend(expectedTenants.varsity.terminology)).toBe('Teams');
  expect(copy.legend(expectedTenants.harbor.terminology)).toBe('Causes');
});
