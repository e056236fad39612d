import pLimit from 'p-limit';
import { errorCodes } from '#machines/domain/error-codes.ts';
import { asAppError } from '#machines/domain/app-error.ts';
import { errorLine } from '#src/messages/errors.ts';
import { callsAt } from '#tests/unit/api-browser.ts';
import { signal } from '#tests/unit/api-stub.ts';
import { startBreakingServer } from './breaking-server.ts';
import type { Cell } from './cell.ts';
import { status } from './transport-faults.ts';

/** Each code of the catalogue under each status that carries codes, from the socket to the words that a member reads. */
export async function codeCells(): Promise<Cell[]> {
  const server = await startBreakingServer();
  const limit = pLimit(12);
  const pairs = errorCodes.flatMap((code) => [520, 521].map((number) => ({ code, number })));
  try {
    return await limit.map(pairs, async ({ code, number }): Promise<Cell> => {
      const faultServer = server.open({});
      faultServer.breaks = { path: /./, put: status(number, { code }) };
      const thrown: unknown = await callsAt(faultServer.origin)
        .api.fetchSummary(signal)
        .catch((error: unknown) => error);
      return { where: code, fault: String(number), found: flawOf(errorLine(asAppError(thrown)), code) };
    });
  } finally {
    await server.close();
  }
}

/** What no member should read. */
export function flawOf(line: string, code: string): string | null {
  if (line.trim().length < 8) return `says as good as nothing: "${line}"`;
  if (line === errorLine({ kind: 'unexpected', reason: 'unknown' })) return 'is not known to the app';
  const raw = [code, 'undefined', 'null', '{', '[object'].find((text) => line.includes(text));
  return raw === undefined ? null : `shows "${raw}": "${line}"`;
}
