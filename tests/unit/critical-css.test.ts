import { expect, test } from 'vitest';
import { liftStyles } from '#src/critical-css.ts';

test('[SPED-01] inline styles become rules, one for each kind, and what could end a rule is left out', () => {
  const written =
    '<b style="width:3px">a</b><i style="width:3px">b</i><u style="font-family:&quot;A&quot;">c</u><s style="x:}y{">d</s>';
  expect(liftStyles(written)).toEqual({
    markup: '<b data-style="0">a</b><i data-style="0">b</i><u data-style="1">c</u><s>d</s>',
    rules: '[data-style="0"]{width:3px}[data-style="1"]{font-family:"A"}',
  });
});
