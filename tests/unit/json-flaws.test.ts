import { expect, test } from 'vitest';
import { findJsonFlaw } from '#server/json-flaws.ts';

const [duplicate, inexact] = ['duplicate', 'inexact'] as const;

test.each([
  ['{"amount":5,"amount":50}', duplicate],
  [String.raw`{"amount":5,"\u0061mount":50}`, duplicate],
  ['{"a":{"b":[{"c":1,"d":2,"c":1}]}}', duplicate],
  ['{ "a" : "x" , "a" : "x" }', duplicate],
  ['{"a":{},"b":[],"a":1}', duplicate],
  ['{"amount":5.0000000000000001}', inexact],
  ['{"amount":12345678901234567890}', inexact],
  ['[0.10000000000000000555]', inexact],
  ['{"a":{"a":{"a":1}},"b":{"a":1}}', null],
  ['[{"a":1},{"a":1}]', null],
  [String.raw`{"a":"\"a\":1,\"a\":2","b":"{"}`, null],
  ['{"a":0.000000000000001,"b":-123456789012.345,"c":1e300,"d":100000000000000}', null],
  ['{"a":["a","a"],"b":"a"}', null],
  ['{"card":4242424242424242,"amount":1000000000000000}', null],
  ['{"amount":9007199254740993}', inexact],
  ['""', null],
])('[HTTP-02] of %s is said: %j', (text, flaw) => {
  JSON.parse(text);
  expect(findJsonFlaw(text)?.kind ?? null).toBe(flaw);
});
