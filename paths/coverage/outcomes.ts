import * as v from 'valibot';

/** How somebody, or a tool, came through a path. */
export interface Outcome {
  /** The id of the path. */
  id: string;
  status: 'passed' | 'failed' | 'skipped';
}

/** Results in the format of JUnit, or in the JSON of Xray. The id of a path may stand anywhere in its result. */
export function readOutcomes(text: string): Outcome[] {
  return text.trimStart().startsWith('<') ? ofJunit(text) : ofXray(text);
}

const pathId = /\b[a-z][A-Za-z]*-[0-9a-f]{8}\b/;

const testcase = /<testcase\b((?:"[^"]*"|'[^']*'|[^>"'])*?)(?:\/>|>([\s\S]*?)<\/testcase>)/g;

function ofJunit(text: string): Outcome[] {
  return [...text.matchAll(testcase)].flatMap(([, attributes = '', body = '']) => {
    const status = /<(?:failure|error)\b/.test(body)
      ? 'failed'
      : /<skipped\b/.test(body)
        ? 'skipped'
        : 'passed';
    return outcome(pathId.exec(attributes) ?? pathId.exec(body), status);
  });
}

const xrayResults = v.object({
  tests: v.array(v.looseObject({ status: v.string() })),
});

function ofXray(text: string): Outcome[] {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), xrayResults), text);
  if (!read.success) return [];
  return read.output.tests.flatMap((test) =>
    outcome(pathId.exec(JSON.stringify(test)), statusOf(test.status)),
  );
}

/** Xray says `PASS` at a server of one's own, and `PASSED` in the cloud. */
function statusOf(status: string): Outcome['status'] {
  if (/^pass/i.test(status)) return 'passed';
  return /^fail|^abort/i.test(status) ? 'failed' : 'skipped';
}

function outcome(found: RegExpExecArray | null, status: Outcome['status']): Outcome[] {
  return found ? [{ id: found[0], status }] : [];
}
