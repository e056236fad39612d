import type { Call } from '#src/api/call.ts';
import { modulesIn } from '#paths/drive/modules-in.ts';
import { allCalls } from '#tests/tools/back-end/all-calls.ts';
import type { CallCases, MadeCall } from './made-call.ts';

/** A call of the app, as it makes it. */
export interface RegisteredCall extends Pick<MadeCall, 'make' | 'body' | 'output'> {
  name: string;
  call: Call;
}

/** What each file of cases tells of its calls. */
export const callCases = (
  await modulesIn<{ callCases: CallCases }>(new URL('.', import.meta.url), '.cases.ts')
).map((file) => file.callCases);

/** All cases of all calls. */
export const madeCalls: readonly MadeCall[] = callCases.flatMap((each) => [
  ...each.made,
  ...(each.bodiless ?? []).map((call) => ({ ...call, body: null, output: undefined })),
]);

/** The calls of the app by their names. */
export const registry: ReadonlyMap<string, Call> = new Map(Object.entries(allCalls));

/** The function that a case is about: what stands before the words that tell it from others. */
export const functionOf = ({ name }: Pick<MadeCall, 'name'>) => name.split(' ')[0] ?? '';

/** Each call with the first of its cases. A call without one is an error. */
export const everyCall: readonly RegisteredCall[] = [...registry].map(([name, call]) => {
  const first =
    madeCalls.find((each) => functionOf(each) === name) ??
    madeCalls.find((each) => !registry.has(functionOf(each)) && isSentTo(call, each));
  if (!first) throw new Error(`The call "${name}" has no case in tests/unit/api-cases.`);
  return { name, call, make: first.make, body: first.body, output: first.output };
});

/** Some functions make a call under another name: an upgrade changes the membership. */
function isSentTo({ method, path }: Call, { method: sent, url }: MadeCall): boolean {
  return sent === method && new URL(url).pathname.endsWith(`/varsity/${path}`);
}
